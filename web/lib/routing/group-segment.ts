const PREFIX = 'abgroup-';
const STAGED = 'staged';

/** Inner paths of cached pages with content of editors. A listing or search with facets shows no slot. */
const CACHED =
  /^\/(?:home|(?:product|category|help|store|dealer\/(?:piece|collection|page))\/[^/]+|finder(?:\/(?:near|region|unknown)\/[^/]+)?|(?:listing|search)\/[^/]+\/[^/]+\/[^/]+)$/;
/** Those of pages with such content that are rendered as the shopper. Delivery and payment have none (BH-05). */
const PERSONAL = new Set([
  '/checkout/cart',
  '/checkout/orderConfirmation',
  '/favourites',
  '/login/accountCreated',
  '/register',
  '/wishlist',
]);

/** The last segments of a page's inner path, `[[...version]]`: none for everybody. */
export type VersionSegments = readonly string[] | undefined;

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
export const pathForPreview = (path: string): string => withSegment(path, STAGED);

const withSegment = (path: string, segment: string): string =>
  CACHED.test(path) || PERSONAL.has(path) ? `${path}/${segment}` : path;

/** Whether the page is rendered for an editor. */
export const isStaged = (version: VersionSegments): boolean => version?.at(-1) === STAGED;

/** The group that a page is rendered for; null for everybody. */
export function groupOfVersion(version: VersionSegments): string | null {
  const last = version?.at(-1);
  return last?.startsWith(PREFIX) ? last.slice(PREFIX.length) : null;
}

/** The facets of a listing or search, which have no version (`withSegment`); empty without any. */
export const facetsOfVersion = (version: VersionSegments): string =>
  isStaged(version) || groupOfVersion(version) !== null ? '' : (version?.[0] ?? '');
