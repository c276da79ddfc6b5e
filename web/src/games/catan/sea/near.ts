/** Draws a large picture only when the reader comes near it: maps have thousands of parts. */
import type { Attachment } from 'svelte/attachments';

const AHEAD = '600px';

export function whenNear(then: () => void): Attachment<Element> {
  return (element) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        then();
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}
