/** The page before the bag, to return to once (BH-10). In session storage, so that each tab has its own. */
const KEY = 'closeBagUrl';

/** The path and query of an address of the shop outside of the checkout; undefined for any other address. */
export function closeBagPath(address: string, origin: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin || /^\/+checkout(\/|$)/i.test(url.pathname)) return undefined;
  // A path starting with two slashes would lead to another host.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search;
}

/** Stores the current page, unless it is one of the checkout or the order confirmation. */
export function saveCloseBag(session: Storage, { pathname, search, origin }: Location | URL): void {
  const path = closeBagPath(pathname + search, origin);
  if (path !== undefined) session.setItem(KEY, path);
}

/** Where closing the bag leads; the home page where nothing valid is stored. */
export function readCloseBag(session: Storage, origin: string): string {
  return closeBagPath(session.getItem(KEY) ?? '', origin) ?? '/';
}

/** The stored page is used only once. */
export function consumeCloseBag(session: Storage): void {
  session.removeItem(KEY);
}
