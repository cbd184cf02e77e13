const PREFIX = 'abgroup-';

/** Inner paths of pages that show content by group; the other pages, the checkout's above all, have one version (BH-05). */
const BY_GROUP = /^\/(?:(?:product|help|store)\/[^/]+|finder(?:\/(?:near|region|unknown)\/[^/]+)?)$/;
/** A search without facets, whose segment is the next one: with facets, no slot is shown. */
const SEARCH = /^\/search\/[^/]+\/[^/]+\/[^/]+$/;

/**
 * The inner path of a page for an A/B group (RT-18): with a segment at its end, so that each group's version is cached by itself. It is never in
 * a public address.
 */
export function pathForGroup(path: string, group: string | null): string {
  return group === null ? path : withSegment(path, `${PREFIX}${group}`);
}

/** The inner path of a page with unpublished content; the path itself for a page without such content. */
export const pathForPreview = (path: string): string => withSegment(path, 'staged');

/** The place of the facets when a segment follows and there are none. */
export const NO_FACETS = '-';

function withSegment(path: string, segment: string): string {
  if (path === '/') return `/home/${segment}`;
  if (SEARCH.test(path)) return `${path}/${NO_FACETS}/${segment}`;
  return BY_GROUP.test(path) ? `${path}/${segment}` : path;
}

/** The group that a page is rendered for; null without the segment. */
export const groupOfSegment = (segment: string | undefined): string | null =>
  segment?.startsWith(PREFIX) ? segment.slice(PREFIX.length) : null;
