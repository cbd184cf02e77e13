import { withoutSecret } from '../secret-paths.ts';
import { SITES, type SiteKey } from '../sites.ts';
import { readAddress, type Address, type ReadAddress } from './address.ts';
import { inOtherCase, isFile } from './other-cases.ts';
import { comparedCodes } from './compared-pieces.ts';
import { isDealerAddress, type DealerAddress } from './dealer-address.ts';
import { findDealerPage, type DealerLookups } from './dealer-outcome.ts';
import { innerSegment } from './inner-segment.ts';
import { pageCount, readListingQuery, type ListingQuery } from './listing-query.ts';
import { storesPage, type StoreLookups } from './stores-page.ts';

/**
 * Lookups of addresses in other services. All return `null` for what does not exist and throw when the service is
 * unavailable.
 */
export type Lookups = StoreLookups &
  DealerLookups & {
    /** Canonical address of a product by the slug of its site-key address. */
    productUrlBySlug(site: SiteKey, slug: string): Promise<string | null>;
    /** Number of products in a category that the facets leave, and the words where there are any. */
    categorySize(site: SiteKey, key: string, by: Pick<ListingQuery, 'facets' | 'text'>): Promise<number>;
    /** Number of products that a search finds. */
    searchSize(site: SiteKey, text: string, facets: string): Promise<number>;
    /** Whether stores may keep a product for a visitor; null for an unknown one. */
    isKeptInStores(site: SiteKey, code: string): Promise<boolean | null>;
    /** Whether a link to a shared bag works. */
    sharedBag(site: SiteKey, token: string): Promise<boolean>;
    /** Whether content has a page with this delivery key. */
    contentPage(site: SiteKey, key: string): Promise<boolean>;
    /** Resolves when the catalogue is available. */
    catalogue(site: SiteKey): Promise<unknown>;
  };

/** The result for a request: show a page of the app, or redirect. */
export type Outcome =
  | { kind: 'page'; path: string; status: 200 | 404 | 500 | 503; noindex: boolean }
  | { kind: 'redirect'; status: 301 | 302 | 308; location: string };

const MISSING_PAGE = '/page-not-found';
const FAILED_PAGE = '/server-error';
const MAINTENANCE_PAGE = '/maintenance';
const WAITING_PAGE = '/waiting-room';

/**
 * Decides what answers a public address of a shop. Deciding before rendering gives each response its correct status
 * (301, 302, 404, 500) and complete HTML; a page that throws while it streams can do neither.
 */
export async function resolve(
  site: SiteKey,
  url: URL,
  lookups: Lookups,
  logError: LogError,
): Promise<Outcome> {
  if ((url.pathname + url.search).includes(NUL)) return MISSING;
  try {
    const found = await outcomeOf(site, url, lookups);
    if (found.kind === 'redirect' || found.status !== 404) return found;
    return (await otherCase(site, url, lookups)) ?? found;
  } catch (error) {
    // The cause is in the gateway's log, under its correlation id. The query string may identify the visitor.
    const facts = { site, path: withoutSecret(url.pathname), why: String(error) };
    logError('A page’s first data failed; it is answered with the 500 page.', facts);
    return FAILED;
  }
}

async function outcomeOf(site: SiteKey, url: URL, lookups: Lookups): Promise<Outcome> {
  const { address, ...read } = readAddress(url.pathname);
  if (isDealerAddress(address)) return dealerOutcome(site, url, { ...read, address }, lookups);
  return answer(site, url, { ...read, address }, lookups);
}

/** An address that differs from a known one by case only is that one; what is known in no case is not found, null. */
async function otherCase(site: SiteKey, url: URL, lookups: Lookups): Promise<Outcome | null> {
  const path = inOtherCase(url.pathname);
  if (path === null) return null;
  if (isFile(path)) return redirect(308, path);
  const found = await outcomeOf(site, new URL(path + url.search, url), lookups);
  if (found.kind === 'redirect') return redirect(308, found.location);
  return found.status === 200 ? redirect(308, path + url.search) : null;
}

type LogError = (
  message: string,
  facts: { readonly site: SiteKey; readonly path: string; readonly why: string },
) => void;

/** U+0000 as an address encodes it: no text of the shop contains it, and the graph rejects it. */
const NUL = '%00';
export const MISSING: Outcome = { kind: 'page', path: MISSING_PAGE, status: 404, noindex: true };
const FAILED: Outcome = { kind: 'page', path: FAILED_PAGE, status: 500, noindex: true };
/** RT-16: every address while the shop is closed for maintenance. */
export const MAINTENANCE: Outcome = { kind: 'page', path: MAINTENANCE_PAGE, status: 503, noindex: true };
/** Every address behind a waiting room, for those who wait. */
export const WAITING: Outcome = { kind: 'page', path: WAITING_PAGE, status: 503, noindex: true };
const SAME_FOR_ALL = { missing: MISSING, maintenance: MAINTENANCE, failed: FAILED } as const;
const redirect = (status: 301 | 302 | 308, location: string): Outcome => ({
  kind: 'redirect',
  status,
  location,
});

type Read<Of extends Address> = Omit<ReadAddress, 'address'> & { address: Of };

/** RT-22. */
async function dealerOutcome(
  site: SiteKey,
  { search }: URL,
  read: Read<DealerAddress>,
  lookups: Lookups,
): Promise<Outcome> {
  const found = await findDealerPage(site, read, lookups);
  if (found === null) return MISSING;
  if (typeof found === 'string') return { kind: 'page', path: found, status: 200, noindex: read.noindex };
  return redirect(found.status, found.path + search);
}

async function answer(
  site: SiteKey,
  url: URL,
  { address, path, noindex }: Read<Exclude<Address, DealerAddress>>,
  lookups: Lookups,
): Promise<Outcome> {
  const page = (inner: string): Outcome => ({ kind: 'page', path: inner, status: 200, noindex });
  const shown = (inner: string | null): Outcome => (inner === null ? MISSING : page(inner));
  switch (address.kind) {
    case 'home':
      await lookups.catalogue(site);
      return page('/home');
    case 'product': {
      const canonical = await lookups.productUrl(site, address.code);
      if (canonical === null) return MISSING;
      if (canonical !== path) return redirect(301, canonical + url.search);
      return page(`/product/${innerSegment(address.code)}`);
    }
    case 'site-product': {
      const canonical = address.site === site ? await lookups.productUrlBySlug(site, address.slug) : null;
      return canonical === null ? MISSING : redirect(301, canonical + url.search);
    }
    case 'listing':
      return listingOutcome(url, noindex, await gridPage(site, address.listingUrl, url, lookups));
    case 'landing':
      return shown(await landingPage(site, address.landingUrl, lookups));
    case 'finder':
    case 'store': {
      const inner = await storesPage(site, address, url, lookups);
      if (inner === 'finder') return redirect(302, SITES[site].stores.url);
      return shown(inner);
    }
    case 'shared-bag': {
      // The page itself says what an expired link was.
      const isKnown = await lookups.sharedBag(site, address.token);
      const inner = `/shared-bag/${innerSegment(address.token)}`;
      return { kind: 'page', path: inner, status: isKnown ? 200 : 404, noindex: true };
    }
    case 'pay-again':
      // The page itself says what the link is for, or that it is over.
      return { kind: 'page', path: `/checkout/pay-again/${address.token}`, status: 200, noindex: true };
    case 'content':
      return shown((await hasPage(lookups.contentPage(site, address.key))) ? contentPath(address.key) : null);
    case 'route':
      return routeOutcome(site, url, { address, path, noindex }, lookups);
    default:
      return SAME_FOR_ALL[address.kind];
  }
}

/** ER-15: content that does not answer fails no page. The page says that its text is missing, and logs why. */
const hasPage = (asked: Promise<boolean>): Promise<boolean> => asked.catch(() => true);

/** A content page is one segment below its folder. */
const contentPath = (key: string): string => `/${key.split('/').map(innerSegment).join('/')}`;

type Route = Extract<Address, { kind: 'route' }>;

async function routeOutcome(
  site: SiteKey,
  url: URL,
  { address, path, noindex }: Read<Route>,
  lookups: Lookups,
): Promise<Outcome> {
  if (path === '/search') return listingOutcome(url, noindex, await resultsPage(site, url, lookups));
  if (path === '/compare') return comparisonPage(url);
  if (!(await hasItsPiece(site, url, path, lookups))) return MISSING;
  return isRouteOf(site, address) ? { kind: 'page', path, status: 200, noindex } : MISSING;
}

type InnerPage = { path: string; noindex: boolean };

/** @param inner `first` for a page beyond the last, null for none */
function listingOutcome(url: URL, noindex: boolean, inner: InnerPage | 'first' | null): Outcome {
  if (inner === 'first') return redirect(302, firstPage(url));
  return inner === null
    ? MISSING
    : { kind: 'page', status: 200, ...inner, noindex: noindex || inner.noindex };
}

/** Pages of the piece that `product` names, and whether there is one for it. */
const OF_A_PIECE: Readonly<
  Record<string, (site: SiteKey, code: string, lookups: Lookups) => Promise<boolean>>
> = {
  '/reservation': async (site, code, lookups) => (await lookups.isKeptInStores(site, code)) === true,
  '/info/price-promise': async (site, code, lookups) => (await lookups.productUrl(site, code)) !== null,
  '/pay-over-time': async (site, code, lookups) => (await lookups.productUrl(site, code)) !== null,
};

/** RT-12: without a piece it says how to begin. */
const SAYS_HOW = '/reservation';

/** Asked before the page is rendered, which has its status by then. */
async function hasItsPiece(
  site: SiteKey,
  { searchParams }: URL,
  path: string,
  lookups: Lookups,
): Promise<boolean> {
  const isThere = OF_A_PIECE[path];
  if (isThere === undefined) return true;
  const code = searchParams.get('product');
  return code === null ? path === SAYS_HOW : isThere(site, code, lookups);
}

const isRouteOf = (site: SiteKey, route: Route): boolean => (route.site ?? site) === site;

async function landingPage(site: SiteKey, landingUrl: string, lookups: Lookups): Promise<string | null> {
  const key = await lookups.categoryKey(site, { landingUrl });
  return key === null ? null : `/category/${innerSegment(key)}`;
}

/** The page of a grid; `first` for a page beyond the last, null for an unknown grid. Filtered pages are not indexed. */
async function gridPage(
  site: SiteKey,
  listingUrl: string,
  url: URL,
  lookups: Lookups,
): Promise<InnerPage | 'first' | null> {
  const key = await lookups.categoryKey(site, { listingUrl });
  if (key === null) return null;
  const query = readListingQuery(url.searchParams);
  if (query === null) return 'first';
  if (await isBeyond(query, () => lookups.categorySize(site, key, query))) return 'first';
  if (query.text !== '') return { path: wordsPath(key, query), noindex: true };
  return { path: `/listing/${innerSegment(key)}/${innerQuery(query)}`, noindex: query.facets !== '' };
}

/** The page of a category narrowed by words; they begin with a letter, as those of a search. */
const wordsPath = (key: string, query: ListingQuery): string =>
  `/listing-words/${innerSegment(key)}/t${innerSegment(query.text)}/${innerQuery(query)}`;

/** The comparison of the pieces that the address names; without any it says how to begin. */
function comparisonPage({ searchParams }: URL): Outcome {
  const codes = comparedCodes(searchParams);
  const path = codes.length === 0 ? '/compare' : `/compare/${codes.join('.')}`;
  return { kind: 'page', path, status: 200, noindex: true };
}

/** The page of a search; `first` for a page beyond the last. Without words it is the field alone. */
async function resultsPage(site: SiteKey, url: URL, lookups: Lookups): Promise<InnerPage | 'first'> {
  const query = readListingQuery(url.searchParams);
  if (query === null) return 'first';
  const { text, facets } = query;
  if (text === '') return { path: '/search', noindex: true };
  if (await isBeyond(query, () => lookups.searchSize(site, text, facets))) return 'first';
  // The letter keeps words such as ".." one segment of the path.
  return { path: `/search/t${innerSegment(text)}/${innerQuery(query)}`, noindex: true };
}

async function isBeyond({ page }: ListingQuery, size: () => Promise<number>): Promise<boolean> {
  return page > 1 && page > pageCount(await size());
}

/** Sort, page and, if there are any, facets as segments of an inner path. */
const innerQuery = ({ sort, page, facets }: ListingQuery): string =>
  [sort, page, ...(facets === '' ? [] : [facets])].join('/');

function firstPage(url: URL): string {
  const params = new URLSearchParams(url.search);
  params.delete('page');
  const query = params.toString();
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
}
