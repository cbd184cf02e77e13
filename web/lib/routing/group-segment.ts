const PREFIX = 'abgroup-';

/** Inner paths of pages that show content by group; the other pages, the checkout's above all, have one version (BH-05). */
const BY_GROUP = /^\/(product|help|store)\/[^/]+$/;

/**
 * The inner path of a page for an A/B group (RT-18): with a segment at its end, so that each group's version is cached by itself. It is never in
 * a public address.
 */
export function pathForGroup(path: string, group: string | null): string {
  if (group === null) return path;
  if (path === '/') return `/home/${PREFIX}${group}`;
  return BY_GROUP.test(path) ? `${path}/${PREFIX}${group}` : path;
}

/** The inner path of a page with unpublished content; the path itself for a page without such content. */
export function pathForPreview(path: string): string {
  if (path === '/') return '/home/staged';
  return BY_GROUP.test(path) ? `${path}/staged` : path;
}

/** The group that a page is rendered for; null without the segment. */
export const groupOfSegment = (segment: string | undefined): string | null =>
  segment?.startsWith(PREFIX) ? segment.slice(PREFIX.length) : null;
