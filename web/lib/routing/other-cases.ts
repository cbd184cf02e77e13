import { SITES } from '../sites.ts';
import { PUBLIC_ROUTES } from './routes.ts';

const ROUTE_OF = new Map(PUBLIC_ROUTES.map((path) => [path.toLowerCase(), path]));
/** Answered by route handlers, not by pages. */
const FILES = new Set(['/robots.txt', '/sitemap.xml']);
export const isFile = (path: string): boolean => FILES.has(path);

const AB_GROUP = /^abgroup-/i;

/**
 * The address that a path may have meant where only the case of letters differs: a route of the app, or all in lower case as categories,
 * stores, help and the dealer's section are. Null where it is that address itself. A product's code, a token and the code of an A/B group
 * keep their case.
 */
export function inOtherCase(pathname: string): string | null {
  const segments = pathname.split('/').filter(Boolean);
  const [first = '', ...rest] = segments;
  if (first.toLowerCase() === 'staged') return null;
  const path = AB_GROUP.test(first)
    ? `/${first.replace(AB_GROUP, 'abgroup-')}${inner(rest)}`
    : inner(segments);
  return path === `/${segments.join('/')}` ? null : path;
}

function inner(segments: readonly string[]): string {
  const path = `/${segments.join('/')}`;
  return ROUTE_OF.get(path.toLowerCase()) ?? `/${lowered(segments).join('/')}`;
}

/** Shared with the dealer's section, whose other cases are redirected before anything is looked up. */
export function lowered(segments: readonly string[]): string[] {
  const kept = keptAt(segments);
  return segments.map((segment, at) => (at === kept ? segment : lowerCase(segment)));
}

/** Where the code or token stands: `/CODE/name/p`, `/rolex/CODE/name/p`, `/shared-bag/TOKEN`, `/checkout/pay-again/TOKEN`. */
function keptAt(segments: readonly string[]): number | null {
  const [first = '', ...rest] = segments.map((segment) => segment.toLowerCase());
  if (first === 'shared-bag') return 1;
  if (first === 'checkout' && rest[0] === 'pay-again') return 2;
  if (rest.at(-1) !== 'p') return null;
  if (segments.length === 4) return 1;
  return segments.length === 3 && !SITE_KEYS.has(first) ? 0 : null;
}

const SITE_KEYS: ReadonlySet<string> = new Set(Object.keys(SITES));
/** Percent-encoded bytes stay as they are written. */
const lowerCase = (segment: string): string =>
  segment.replace(/%[0-9a-f]{2}|[^%]+|%/gi, (part) => (/^%../.test(part) ? part : part.toLowerCase()));
