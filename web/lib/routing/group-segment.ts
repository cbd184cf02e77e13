const PREFIX = 'abgroup-';

/** Inner paths of cached pages with content of editors. */
const CACHED =
  /^\/(?:(?:product|category|help|store|dealer\/(?:piece|collection|page))\/[^/]+|finder(?:\/(?:near|region|unknown)\/[^/]+)?)$/;
/** Those of pages with such content that are rendered as the shopper. Delivery and payment have none (BH-05). */
const PERSONAL = new Set([
  '/checkout/cart',
  '/checkout/orderConfirmation',
  '/favourites',
  '/login/accountCreated',
  '/register',
  '/wishlist',
]);
/** A listing or search without facets, whose segment is the next one: with facets, no slot is shown. */
const GRID = /^\/(?:listing|search)\/[^/]+\/[^/]+\/[^/]+$/;

/**
 * The inner path of a page for an A/B group (RT-18): with a segment at its end, so that each group's version is cached by itself. It is never in
 * a public address.
 */
export function pathForGroup(path: string, group: string | null): string {
  return group === null ? path : withSegment(path, `${PREFIX}${group}`);
}

/** Whether a page is rendered as the shopper, so that no cache may keep any version of it. */
export const isPersonal = (path: string): boolean => PERSONAL.has(path);

/** The inner path of a page with unpublished content; the path itself for a page without such content. */
export const pathForPreview = (path: string): string => withSegment(path, 'staged');

/** The place of the facets when a segment follows and there are none. */
export const NO_FACETS = '-';

function withSegment(path: string, segment: string): string {
  if (path === '/') return `/home/${segment}`;
  if (GRID.test(path)) return `${path}/${NO_FACETS}/${segment}`;
  return CACHED.test(path) || PERSONAL.has(path) ? `${path}/${segment}` : path;
}

/** The group that a page is rendered for; null without the segment. */
export const groupOfSegment = (segment: string | undefined): string | null =>
  segment?.startsWith(PREFIX) ? segment.slice(PREFIX.length) : null;
