const BASE = 'http://shop.invalid';

/** A path of this shop; the home page for anything that a browser could read as another host. */
export function ownPath(wanted: string | null): string {
  const url = wanted?.startsWith('/') ? URL.parse(wanted, BASE) : null;
  if (url === null || url.origin !== BASE || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search;
}
