/** Where friends come in: an address that works from another device. */
import type { Addresses } from '../types/protocol';
import { get } from './http';

const LOOPBACK = /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/;

/** Whether an address by this name leads back to the machine it is opened on. */
export function isOnlyHere(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** The address of this server for other devices; null when it listens to its own machine only. */
export async function doorForOthers(): Promise<string | null> {
  if (!isOnlyHere(location.hostname)) return location.origin;
  const { others } = await get<Addresses>('/api/addresses');
  return others[0] ?? null;
}

/** A page of this server as others open it, or as it is opened here when nobody else can. */
export async function linkForOthers(path: string): Promise<string> {
  return new URL(path, (await doorForOthers()) ?? location.origin).href;
}
