import { PAGES } from '../gen/pages.ts';
import type { DeclaredPage } from './declared-page.ts';

const PREFIX = 'abgroup-';
const STAGED = 'staged';
const DEALER = '/dealer/';

/** Inner paths of pages with content of editors, by how they are kept. A listing or search with facets shows no slot. */
const pathsOf = (kept: NonNullable<DeclaredPage['versions']>): RegExp =>
  new RegExp(
    `^(?:${PAGES.filter(({ versions }) => versions === kept)
      .map(({ path }) => path.replaceAll(/\[\w+\]/g, '[^/]+'))
      .join('|')})$`,
  );
const CACHED = pathsOf('cached');
/** Those that are rendered as the shopper. Delivery and payment have no versions (BH-05). */
const PERSONAL = pathsOf('shopper');

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
export const isPersonal = (path: string): boolean => PERSONAL.test(path);

/**
 * The inner path of a page with unpublished content; the path itself for a page without such content. A page that is static for
 * visitors cannot read a request, so its staged version is a route of its own, which those of a frame share.
 */
export function pathForPreview(path: string): string {
  if (PERSONAL.test(path)) return `${path}/${STAGED}`;
  if (!CACHED.test(path)) return path;
  return path.startsWith(DEALER) ? path.replace(DEALER, `${DEALER}${STAGED}/`) : `/${STAGED}${path}`;
}

const withSegment = (path: string, segment: string): string =>
  CACHED.test(path) || PERSONAL.test(path) ? `${path}/${segment}` : path;

/** Whether a page that is rendered as the shopper is rendered for an editor. */
export const isStaged = (version: VersionSegments): boolean => version?.at(-1) === STAGED;

/** The group that a page is rendered for; null for everybody. */
export function groupOfVersion(version: VersionSegments): string | null {
  const last = version?.at(-1);
  return last?.startsWith(PREFIX) ? last.slice(PREFIX.length) : null;
}

/** The facets of a listing or search, which have no version (`withSegment`); empty without any. */
export const facetsOfVersion = (version: VersionSegments): string =>
  groupOfVersion(version) === null ? (version?.[0] ?? '') : '';
