/**
 * A spot: a piece that can be pressed, or that can say why not.
 *
 *     <g {@attach spot({ label, press: offer && (() => act(offer.action)), ask: (near) => why(action, near) })}>
 *
 * What has a `press` lights up. What has none says why not when it is pressed, or when the pointer or the keyboard
 * comes to rest on it (`ask`): not where a piece comes to lie under a pointer that rests already, nor where one has
 * just been pressed. A long press or a right click shows it large (`open`); so does a plain one, where there is
 * nothing else to do. It works alike on HTML and SVG elements; what has nothing of this is just a labelled picture.
 */
import type { Attachment } from 'svelte/attachments';
import './spot.css';

export interface Spot {
  /** What a screen reader says. */
  label: string;
  /** Does what the piece stands for; absent when that is not allowed now. */
  press?: (() => void) | undefined;
  /** Shows it large, or shows more; no action in the match, so it does not light up. */
  open?: (() => void) | undefined;
  /** Asks why it is not allowed. */
  ask?: ((near: Element) => void) | undefined;
  /** The coach advises it. */
  advised?: boolean;
  /** The reader points at it in the log. */
  pointed?: boolean;
}

const REST_MS = 550;
const LONG_PRESS_MS = 450;
/** A pointer within so many pixels of its last press has not gone anywhere yet. */
const NEAR = 24;

/** Aborted when the pointer leaves the place of its last press. */
let staying = new AbortController();
staying.abort();

function notePress(x: number, y: number): void {
  staying.abort();
  const stay = (staying = new AbortController());
  const go = ({ clientX, clientY }: PointerEvent) => Math.hypot(clientX - x, clientY - y) > NEAR && stay.abort();
  addEventListener('pointermove', go, { capture: true, signal: stay.signal });
}

function hasGoneOn({ movementX, movementY }: PointerEvent): boolean {
  return (movementX !== 0 || movementY !== 0) && staying.signal.aborted;
}

export function spot(its: Spot): Attachment<Element> {
  return (element) => {
    describe(element, its);
    if (!isAlive(its)) return;
    const listening = new AbortController();
    listen(element as HTMLElement | SVGElement, its, listening.signal);
    return () => listening.abort();
  };
}

function isAlive(its: Spot): boolean {
  return Boolean(its.press ?? its.open ?? its.ask);
}

function describe(element: Element, its: Spot): void {
  element.classList.add('spot');
  element.setAttribute('aria-label', its.label);
  element.toggleAttribute('data-lit', Boolean(its.press));
  element.toggleAttribute('data-advised', its.advised ?? false);
  element.toggleAttribute('data-pointed', its.pointed ?? false);
  if (element instanceof HTMLButtonElement) {
    element.type = 'button';
    element.disabled = !isAlive(its);
  } else {
    element.setAttribute('role', isAlive(its) ? 'button' : 'img');
    if (isAlive(its)) element.setAttribute('tabindex', '0');
    else element.removeAttribute('tabindex');
  }
  if (its.ask && !its.press) element.setAttribute('aria-disabled', 'true');
  else element.removeAttribute('aria-disabled');
}

function listen(element: HTMLElement | SVGElement, its: Spot, signal: AbortSignal): void {
  const on = (name: string, act: (event: Event) => void) => element.addEventListener(name, act, { signal });
  const ask = () => (its.press ? undefined : its.ask?.(element));
  const show = () => (its.open ? its.open() : ask());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLong = false;

  const stop = () => clearTimeout(timer);
  const wait = (time: number, then: () => void) => {
    stop();
    timer = setTimeout(then, time);
  };
  signal.addEventListener('abort', stop);

  on('click', (event) => {
    event.stopPropagation();
    const { detail, clientX, clientY } = event as MouseEvent;
    if (detail > 0) notePress(clientX, clientY);
    stop();
    if (wasLong) wasLong = false;
    else if (its.press) its.press();
    else if (its.ask) its.ask(element);
    else its.open?.();
  });
  on('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (element instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  on('pointerdown', (event) => {
    wasLong = false;
    if ((event as PointerEvent).pointerType === 'mouse') return;
    wait(LONG_PRESS_MS, () => {
      wasLong = true;
      show();
    });
  });
  on('contextmenu', (event) => {
    if (!its.open && !wasLong) return;
    event.preventDefault();
    stop();
    if (!wasLong) its.open?.();
  });
  on('pointermove', (event) => {
    const moved = event as PointerEvent;
    if (moved.pointerType === 'mouse' && hasGoneOn(moved)) wait(REST_MS, ask);
  });
  on('focus', () => {
    if (element.matches(':focus-visible')) wait(REST_MS, ask);
  });
  for (const name of ['pointerup', 'pointerleave', 'pointercancel', 'blur']) on(name, stop);
}
