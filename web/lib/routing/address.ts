import { readDealerAddress, type DealerAddress } from './dealer-address.ts';
import { isSiteKey, type SiteKey } from '../sites.ts';
import { PUBLIC_ROUTES, ROUTES } from './routes.ts';

/** What a public address refers to, before any lookup. */
export type Address =
  | { kind: 'home' }
  | { kind: 'product'; code: string }
  | { kind: 'site-product'; site: SiteKey; slug: string }
  | { kind: 'listing'; listingUrl: string }
  | { kind: 'landing'; landingUrl: string }
  /** `region` is empty at the bare address of regions, null without one. */
  | { kind: 'finder'; of: SiteKey; region: string | null }
  | { kind: 'store'; code: string | null }
  | { kind: 'content'; key: string }
  /** A bag that somebody shared by link. */
  | { kind: 'shared-bag'; token: string }
  /** An order that is paid again by link. */
  | { kind: 'pay-again'; token: string }
  /** A page of the app; `site` where only one shop has it. */
  | { kind: 'route'; site?: SiteKey }
  | DealerAddress
  | { kind: 'missing' }
  | { kind: 'maintenance' }
  | { kind: 'failed' };

export type ReadAddress = {
  address: Address;
  path: string;
  noindex: boolean;
  /** Code of the address's abgroup segment. */
  group?: string;
  /** Whether the address has a staged segment, which only a preview may open. */
  staged?: true;
};

/** First segment of the links to shared bags. */
const SHARED_BAG = 'shared-bag';
/** The gift cards themselves may be a category. */
const SHARED_ROOT = 'gift-cards';
/** Categories never use these first segments, so an unknown page below them does not exist. */
const ROOTS = new Set(PUBLIC_ROUTES.map((path) => path.split('/')[1]).filter((root) => root !== SHARED_ROOT));

/** First segments of the finders, with their shop. */
const FINDERS = new Map<string, SiteKey>([
  ['stores', 'beaverbrooks'],
  ['boutiques', 'loupe'],
]);

/** The address of a preview of one item of content; there is no such page outside a preview. */
export const PREVIEWED_ITEM = '/staged/item';
const PREVIEWED_NAME = 'item';
const ITEM = { address: { kind: 'route' }, path: '/item/staged' } as const;
/** BH-08: below it a content system shows its items one by one, `/visualization/{key or id}`; in previews only, as `/staged/item`. */
export const VISUALIZATION = 'visualization';

const AB_GROUP = /^abgroup-([A-Za-z0-9_-]+)$/;

/**
 * Parses a public path in the order of RT-18: dealer's section, site key, abgroup, product; then listing, routes of the app, landing
 * page. An abgroup or staged segment is removed and the page marked as not indexed; the proxy answers 404 to a staged segment without
 * a preview.
 */
export function readAddress(pathname: string): ReadAddress {
  const segments = pathname.split('/').filter(Boolean);
  if (segments[0] === VISUALIZATION) return { ...ITEM, noindex: true, staged: true };
  const { group, staged, own } = withoutMarks(segments);
  if (group === undefined && staged === undefined) return { ...readOwn(segments), noindex: false };
  const read = staged && own.join('/') === PREVIEWED_NAME ? ITEM : readOwn(own);
  return { ...read, noindex: true, ...(group === undefined ? {} : { group }), ...(staged ? { staged } : {}) };
}

type Marks = Pick<ReadAddress, 'group' | 'staged'> & { own: readonly string[] };

/** The abgroup and staged segments at the beginning, each at most once and in either order, and the segments after them. */
function withoutMarks([first = '', ...others]: readonly string[], read: Omit<Marks, 'own'> = {}): Marks {
  const group = AB_GROUP.exec(first)?.[1];
  if (first === 'staged' && read.staged === undefined) return withoutMarks(others, { ...read, staged: true });
  if (group !== undefined && read.group === undefined) return withoutMarks(others, { ...read, group });
  return { ...read, own: first === '' ? [] : [first, ...others] };
}

function readOwn(segments: readonly string[]): Pick<ReadAddress, 'address' | 'path'> {
  const dealer = readDealerAddress(segments);
  return dealer === null ? readPlain(segments) : { address: dealer, path: `/${segments.join('/')}` };
}

function readPlain(segments: readonly string[]): Pick<ReadAddress, 'address' | 'path'> {
  const [first = '', second = '', third] = segments;
  const path = `/${segments.join('/')}`;
  const found = (address: Address) => ({ address, path });

  if (first === '') return found({ kind: 'home' });
  if (path === '/500') return found({ kind: 'failed' });
  if (path === '/maintenance') return found({ kind: 'maintenance' });
  if (path === '/404' || first.startsWith('_') || first.startsWith('.')) {
    return found({ kind: 'missing' });
  }
  if (isSiteKey(first)) {
    return found(
      segments.length === 3 && third === 'p'
        ? { kind: 'site-product', site: first, slug: second }
        : { kind: 'missing' },
    );
  }
  if (segments.length === 3 && third === 'p') return found({ kind: 'product', code: decode(first) });
  if (first === 'product-listing')
    return found(second ? { kind: 'listing', listingUrl: path } : { kind: 'missing' });
  const own = readByFirst(segments);
  if (own !== null) return found(own);
  if (first === 'help') return found(pageOfContent(second, third));
  const route = ROUTES.get(path);
  if (route !== undefined) return found({ kind: 'route', ...route });
  if (ROOTS.has(first)) return found({ kind: 'missing' });
  return found({ kind: 'landing', landingUrl: path });
}

/** Stores, shared bags and orders to be paid again; null for any other address. */
const readByFirst = (segments: readonly string[]): Address | null =>
  readShops(segments) ?? readSharedBag(segments) ?? readPayAgain(segments);

/** The form of a token (cart-checkout's pay-again links). */
const PAY_AGAIN_TOKEN = /^[\w-]{83}$/;

function readPayAgain([first, second, token = '', more]: readonly string[]): Address | null {
  if (first !== 'checkout' || second !== 'pay-again') return null;
  return PAY_AGAIN_TOKEN.test(token) && more === undefined
    ? { kind: 'pay-again', token }
    : { kind: 'missing' };
}

function readSharedBag([first, token, more]: readonly string[]): Address | null {
  if (first !== SHARED_BAG) return null;
  return token === undefined || more !== undefined
    ? { kind: 'missing' }
    : { kind: 'shared-bag', token: decode(token) };
}

/** RT-13: the jeweller's stores, also by region, the watch shop's boutiques, and the page of each. */
function readShops([first = '', second, third, ...more]: readonly string[]): Address | null {
  if (first === 'store') {
    if (third !== undefined) return { kind: 'missing' };
    return { kind: 'store', code: second === undefined ? null : decode(second) };
  }
  const of = FINDERS.get(first);
  if (of === undefined) return null;
  if (second === undefined) return { kind: 'finder', of, region: null };
  const isRegion = first === 'stores' && second === 'region' && more.length === 0;
  return isRegion ? { kind: 'finder', of, region: decode(third ?? '') } : { kind: 'missing' };
}

/** Content pages are one level deep. */
const pageOfContent = (name: string, below: string | undefined): Address =>
  name !== '' && below === undefined ? { kind: 'content', key: `help/${name}` } : { kind: 'missing' };

/** A segment that is not valid percent-encoding is looked up unchanged, and will not be found. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
