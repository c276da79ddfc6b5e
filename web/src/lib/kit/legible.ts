/**
 * Letters on drawn pieces, which shrink with their picture: none is smaller on the screen than can be read. What would be
 * is written larger (with its badge, if it stands on one); a name for which its card has no room is left to the card's label.
 */
import type { Attachment } from 'svelte/attachments';
import { largerBy } from './lettering';

/** For the frame around a board: it looks after all that is drawn in it. */
export const legible: Attachment<HTMLElement> = (root) => {
  let asked = 0;
  const ask = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => {
      // What is written here must not be heard as a change.
      watching.disconnect();
      write(root);
      watch();
    });
  };
  const watching = new MutationObserver(ask);
  const watch = () =>
    watching.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['viewBox', 'transform', 'font-size', 'width', 'class'],
    });
  const sizes = new ResizeObserver(ask);
  sizes.observe(root);
  watch();
  return () => {
    cancelAnimationFrame(asked);
    watching.disconnect();
    sizes.disconnect();
  };
};

/** First everything is measured, then everything is written: so the page is laid out twice, not for every letter. */
function write(root: Element): void {
  const texts = [...root.querySelectorAll<SVGTextElement>('svg text')];
  for (const text of texts) text.style.removeProperty('font-size');
  for (const whole of root.querySelectorAll<SVGElement>('[data-scales]')) whole.style.removeProperty('transform');
  const sizes = texts.map((text) => {
    const matrix = text.getScreenCTM();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 0;
    const size = parseFloat(getComputedStyle(text).fontSize);
    const room = text.closest('[data-card]')?.getBoundingClientRect();
    const larger = largerBy(size * scale, text.getBoundingClientRect().width, room, text.children.length);
    return { size, larger };
  });
  texts.forEach((text, at) => {
    const { size = 0, larger = 1 } = sizes[at] ?? {};
    text.toggleAttribute('data-untold', larger === 0);
    const whole = text.closest<SVGElement>('[data-scales]');
    if (whole) whole.style.transform = larger > 1 ? `scale(${larger})` : '';
    else if (larger > 1) text.style.fontSize = `${size * larger}px`;
  });
}
