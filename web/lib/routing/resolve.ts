import { SITES, type SiteKey } from '../sites.ts';
import { readAddress } from './address.ts';
import { pageCount, readListingQuery } from './listing-query.ts';
import { storesPage, type StoreLookups } from './stores-page.ts';

/**
 * Lookups of addresses in other services. All return `null` for what does not exist and throw when the service is
 * unavailable.
 */
export type Lookups = StoreLookups & {
  /** Canonical address of a product by its code. */
  productUrl(site: SiteKey, code: string): Promise<string | null>;
  /** Canonical address of a product by the slug of its site-key address. */
  productUrlBySlug(site: SiteKey, slug: string): Promise<string | null>;
  /** Key of a category by its listing or landing address. */
  categoryKey(site: SiteKey, by: { listingUrl: string } | { landingUrl: string }): Promise<string | null>;
  /** Number of products in a category. */
  categorySize(site: SiteKey, key: string): Promise<number>;
  /** Whether content has a page with this delivery key. */
  contentPage(site: SiteKey, key: string): Promise<boolean>;
  /** Resolves when the catalogue is available. */
  catalogue(site: SiteKey): Promise<unknown>;
};

/** The result for a request: show a page of the app, or redirect. */
export type Outcome =
  | { kind: 'page'; path: string; status: 200 | 404 | 500; noindex: boolean }
  | { kind: 'redirect'; status: 301 | 302; location: string };

const MISSING_PAGE = '/page-not-found';
const FAILED_PAGE = '/server-error';

/**
 * Decides what answers a public address of a shop. Deciding before rendering gives each response its correct status
 * (301, 302, 404, 500) and complete HTML; a page that throws while it streams can do neither.
 */
export async function resolve(site: SiteKey, url: URL, lookups: Lookups, warn: Warn): Promise<Outcome> {
  if ((url.pathname + url.search).includes(NUL)) return MISSING;
  try {
    return await answer(site, url, lookups);
  } catch (error) {
    // The cause is in the gateway's log, under its correlation id. The query string may identify the visitor.
    const facts = { site, path: url.pathname, why: String(error) };
    warn('A page’s first data failed; it is answered with the 500 page.', facts);
    return FAILED;
  }
}

type Warn = (message: string, facts: Readonly<Record<string, unknown>>) => void;

/** U+0000 as an address encodes it: no text of the shop contains it, and the graph rejects it. */
const NUL = '%00';
const MISSING: Outcome = { kind: 'page', path: MISSING_PAGE, status: 404, noindex: true };
const FAILED: Outcome = { kind: 'page', path: FAILED_PAGE, status: 500, noindex: true };
const redirect = (status: 301 | 302, location: string): Outcome => ({ kind: 'redirect', status, location });

async function answer(site: SiteKey, url: URL, lookups: Lookups): Promise<Outcome> {
  const { address, path, noindex } = readAddress(url.pathname);
  const page = (inner: string): Outcome => ({ kind: 'page', path: inner, status: 200, noindex });
  const shown = (inner: string | null): Outcome => (inner === null ? MISSING : page(inner));
  switch (address.kind) {
    case 'home':
      await lookups.catalogue(site);
      return page('/');
    case 'product': {
      const canonical = await lookups.productUrl(site, address.code);
      if (canonical === null) return MISSING;
      if (canonical !== path) return redirect(301, canonical + url.search);
      return page(`/product/${encodeURIComponent(address.code)}`);
    }
    case 'site-product': {
      const canonical = address.site === site ? await lookups.productUrlBySlug(site, address.slug) : null;
      return canonical === null ? MISSING : redirect(301, canonical + url.search);
    }
    case 'listing': {
      const inner = await listingPage(site, address.listingUrl, url, lookups);
      if (inner === 'first') return redirect(302, firstPage(url));
      return shown(inner);
    }
    case 'landing':
      return shown(await landingPage(site, address.landingUrl, lookups));
    case 'finder':
    case 'store': {
      const inner = await storesPage(site, address, url, lookups);
      if (inner === 'finder') return redirect(302, SITES[site].stores.url);
      return shown(inner);
    }
    case 'content':
      return shown((await lookups.contentPage(site, address.key)) ? path : null);
    case 'route':
      return shown(isRouteOf(site, address) ? path : null);
    case 'missing':
      return MISSING;
    case 'failed':
      return FAILED;
  }
}

const isRouteOf = (site: SiteKey, route: { site?: SiteKey }): boolean => (route.site ?? site) === site;

async function landingPage(site: SiteKey, landingUrl: string, lookups: Lookups): Promise<string | null> {
  const key = await lookups.categoryKey(site, { landingUrl });
  return key === null ? null : `/category/${encodeURIComponent(key)}`;
}

/** The page of a grid; `first` for a page beyond the last, null for an unknown grid. */
async function listingPage(
  site: SiteKey,
  listingUrl: string,
  url: URL,
  lookups: Lookups,
): Promise<string | null> {
  const key = await lookups.categoryKey(site, { listingUrl });
  if (key === null) return null;
  const query = readListingQuery(url.searchParams);
  if (query === null) return 'first';
  const beyond = query.page > 1 && query.page > pageCount(await lookups.categorySize(site, key));
  return beyond ? 'first' : `/listing/${encodeURIComponent(key)}/${query.sort}/${query.page}`;
}

function firstPage(url: URL): string {
  const params = new URLSearchParams(url.search);
  params.delete('page');
  const query = params.toString();
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
}
