/** Where the shopper was before the bag, to go back to once (BH-10). Session storage: each tab has a way of its own. */
const KEY = 'closeBagUrl';

/** A path of the shop itself that is no step of the checkout, as a path with query; undefined for any other address. */
export function closeBagPath(address: string, origin: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin || /^\/+checkout(\/|$)/i.test(url.pathname)) return undefined;
  // A path of two slashes would lead to another host when followed.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search;
}

/** Keeps the page the shopper is on; the checkout's own, order confirmation among them, leave it as it was. */
export function saveCloseBag(session: Storage, { pathname, search, origin }: Location | URL): void {
  const path = closeBagPath(pathname + search, origin);
  if (path !== undefined) session.setItem(KEY, path);
}

/** Where closing the bag would lead; the home page where nothing is kept, or what is kept is not ours. */
export function readCloseBag(session: Storage, origin: string): string {
  return closeBagPath(session.getItem(KEY) ?? '', origin) ?? '/';
}

/** Once gone back there, it is used up. */
export function consumeCloseBag(session: Storage): void {
  session.removeItem(KEY);
}
