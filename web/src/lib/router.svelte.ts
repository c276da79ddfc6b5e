/** The page one is on: a small router over the History API. */
import { placeOf, type Place } from './routes';

class Router {
  place = $state.raw<Place>(placeOf(new URL(location.href)));

  /** Listens to the browser: back, forward, and clicks on links to our own pages. */
  start(): void {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', (event) => {
      const url = ownLink(event);
      if (url === null) return;
      event.preventDefault();
      this.go(url);
    });
  }

  /** Goes to another page. */
  go(address: string | URL): void {
    const url = new URL(address, location.href);
    const same = url.href === location.href;
    history[same ? 'replaceState' : 'pushState'](null, '', url);
    this.#look();
    const target = url.hash ? document.getElementById(this.place.hash) : null;
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    // A reader who hears the page, or walks it by keyboard, begins anew with its content.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  /** Changes the address of the page one is on, without a step in the history. */
  rewrite(address: string | URL): void {
    history.replaceState(null, '', new URL(address, location.href));
    this.#look();
  }

  #look(): void {
    this.place = placeOf(new URL(location.href));
  }
}

/** The address of a plain click on a link to a page of ours; null for any other click. */
function ownLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return null;
  // Within the page the browser scrolls by itself.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null;
  return url;
}

export const router = new Router();
