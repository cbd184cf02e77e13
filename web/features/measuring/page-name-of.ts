import { NAMES_OF_PATHS } from '../../lib/gen/names-of-paths.ts';
import type { PageName } from '../../lib/page-names.ts';

/** Of addresses that the proxy resolves. */
const BELOW: readonly (readonly [RegExp, PageName])[] = [
  [/\/p$/, 'Product Details'],
  [/^\/stores?(?:\/|$)/, 'Store Finder Page'],
  [/^\/boutiques(?:\/|$)/, 'Boutique Finder Page'],
];

/**
 * BH-09: the name of a page; undefined for the others.
 * @param path of the address bar
 * @param shown what the page says of itself in `data-measured`, where its address does not tell: not found, nothing found
 */
export const pageNameOf = (path: string, shown: PageName | undefined): PageName | undefined =>
  shown ?? NAMES_OF_PATHS[path] ?? BELOW.find(([pattern]) => pattern.test(path))?.[1];
