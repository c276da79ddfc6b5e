/** Copies of pieces that fly over the board and are gone. */

/** A copy that looks like the piece and means nothing to screen readers or to the board. */
export function copyOf(piece: Element): Element {
  const copy = piece.cloneNode(true) as Element;
  for (const name of ['x', 'y', 'data-piece', 'role', 'tabindex', 'aria-label']) copy.removeAttribute(name);
  copy.setAttribute('width', '100%');
  copy.setAttribute('height', '100%');
  return copy;
}

/** A box somewhat smaller than `size` in the middle of a place. */
export function centred(place: DOMRect, size: DOMRect): DOMRect {
  const [width, height] = [size.width * 0.6, size.height * 0.6];
  return new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);
}

/** Lets a picture fly across the sky from one box to another, in an arc. */
export function send(
  sky: HTMLElement,
  picture: Element,
  from: DOMRect,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
): void {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.width = `${to.width}px`;
  ghost.style.height = `${to.height}px`;
  ghost.append(picture);
  sky.append(ghost);
  const flight = ghost.animate(
    [at(from, to), at(between(from, to), to, LIFT), at(to, to)].map((transform) => ({ transform })),
    { ...timing, fill: 'both' },
  );
  const land = () => ghost.remove();
  flight.finished.then(land, land);
}

const LIFT = 24;

function at(box: DOMRect, drawn: DOMRect, lift = 0): string {
  return `translate(${box.x}px, ${box.y - lift}px) scale(${box.width / drawn.width}, ${box.height / drawn.height})`;
}

function between(one: DOMRect, other: DOMRect): DOMRect {
  const middle = (a: number, b: number) => (a + b) / 2;
  return new DOMRect(
    middle(one.x, other.x),
    middle(one.y, other.y),
    middle(one.width, other.width),
    middle(one.height, other.height),
  );
}
