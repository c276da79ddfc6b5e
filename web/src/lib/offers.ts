/** The action bar's order: offers in words, by kind, found by what they say. */
import type { Offer, Told } from './board';
import type { Company, Words } from './words';

export interface SpokenOffer {
  readonly offer: Offer;
  readonly text: string;
}

export interface OfferGroup {
  readonly kind: string;
  readonly offers: readonly SpokenOffer[];
}

/** Past so many, a group is folded and a search appears. */
export const MANY = 12;

/** Offers of one kind together, in the order the server gives. */
export function grouped(offers: readonly Offer[], words: Words, company: Company): OfferGroup[] {
  const groups = new Map<string, SpokenOffer[]>();
  for (const offer of offers) {
    const text = words.action(offer.action, company, offer.facts);
    const group = groups.get(offer.action.kind) ?? [];
    group.push({ offer, text });
    groups.set(offer.action.kind, group);
  }
  return [...groups].map(([kind, found]) => ({ kind, offers: found }));
}

/** The groups with only those offers whose sentence has all the words of `search` in it. */
export function found(groups: readonly OfferGroup[], search: string): OfferGroup[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  return groups
    .map(({ kind, offers }) => ({
      kind,
      offers: offers.filter(({ text }) => wanted.every((word) => folded(text).includes(word))),
    }))
    .filter(({ offers }) => offers.length > 0);
}

/** «ё» and «е», large and small letters are the same to somebody who searches. */
function folded(text: string): string {
  return text.toLocaleLowerCase().replaceAll('ё', 'е');
}

/** The key of an offer among others. */
export function offerKey(offer: Offer<Told>): string {
  return JSON.stringify(offer.action);
}
