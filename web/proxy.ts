import { NextResponse, type NextRequest } from 'next/server';
import { earlierStep } from '#features/payment/server/earlier-step.ts';
import { repeatRefusal } from '#features/consent/server/refusals.ts';
import { shownGroup } from '#features/experiments/server/shown-group.ts';
import { lookups, stagedLookups } from '#features/routing/lookups.ts';
import { PREVIEW_HEADER, writePreviewed, type Preview } from '#features/preview/preview.ts';
import { previewOf } from '#features/preview/server/preview-of.ts';
import { isSignedIn } from '#features/session/server/is-signed-in.ts';
import { passRoom, type Passage } from '#features/waiting-room/server/pass-room.ts';
import { WAITING_HEADER, type Told } from '#features/waiting-room/waiting-header.ts';
import { config as environment } from '#lib/config.ts';
import { logError } from '#lib/log.ts';
import { readAddress } from '#lib/routing/address.ts';
import { isPersonal, pathForGroup, pathForPreview } from '#lib/routing/group-segment.ts';
import { MAINTENANCE, MISSING, resolve, WAITING, type Outcome } from '#lib/routing/resolve.ts';
import { signInFirst } from '#lib/routing/sign-in-first.ts';
import { mayHaveTags } from '#lib/tag-paths.ts';
import { outsideCheckout } from '#lib/vendor-partners.ts';
import { PAGE_HEADERS, shopPolicy, STRICT_TRANSPORT, strictPolicy } from '#lib/security-headers.ts';
import { siteForHost, type SiteKey } from '#lib/sites.ts';
import { isCheckoutPath, isStrictPath } from '#lib/strict-paths.ts';

/** On the maintenance page's own address while the shop is open. */
const RETRY_SECONDS = 600;
const NO_STORE = 'private, no-store';

/**
 * Finds the shop by host and resolves the address, then rewrites to `app/[site]/…` with the right status. Addresses
 * of the account need a signed-in visitor, and payment a bag with its delivery; others are redirected by the response, not by a
 * page's script.
 */
export async function proxy(request: NextRequest) {
  repeatRefusal(request.headers);
  const site = siteForHost(request.headers.get('host'), environment().siteHosts);
  const url = request.nextUrl.clone();
  const preview = previewOf(request.headers);
  const passage = preview === null ? await passRoom(site, url.pathname, request.headers) : NO_ROOM;
  const { standing } = passage;
  const outcome = await outcomeFor(site, url, { preview, isWaiting: standing !== null });
  if (outcome.kind === 'redirect') {
    return NextResponse.redirect(new URL(outcome.location, url), { status: outcome.status });
  }
  const signInRedirect = outcome.status === 200 ? signInFirst(url) : undefined;
  if (signInRedirect !== undefined && !(await isSignedIn(request.headers))) {
    const headers = { 'cache-control': NO_STORE };
    return NextResponse.redirect(new URL(signInRedirect, url), { status: 302, headers });
  }
  const step = outcome.status === 503 ? undefined : await earlierStep(url, request.headers);
  if (step !== undefined) {
    const headers = { 'cache-control': NO_STORE };
    return NextResponse.redirect(new URL(step, url), { status: 307, headers });
  }
  const version = await versionOf(site, url, outcome, { preview, cookies: request.headers.get('cookie') });
  url.pathname = `/${site}${version.path}`;
  const policy = policyFor(site, outcome.path, readAddress(request.nextUrl.pathname).path);
  const headers = new Headers(request.headers);
  headers.delete(PREVIEW_HEADER);
  headers.delete(WAITING_HEADER);
  const asked = request.nextUrl.pathname + request.nextUrl.search;
  if (preview !== null) {
    const previewed = { preview, group: version.group, path: asked };
    headers.set(PREVIEW_HEADER, writePreviewed(previewed));
  }
  if (standing !== null) {
    const told: Told = { standing, path: asked };
    headers.set(WAITING_HEADER, JSON.stringify(told));
  }
  // Next reads the nonce there and adds it to its own scripts.
  headers.set('content-security-policy', policy);
  const response = NextResponse.rewrite(url, { status: outcome.status, request: { headers } });
  if (!environment().isDevelopment) response.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value);
  if (request.headers.get('x-forwarded-proto') === 'https')
    response.headers.set('strict-transport-security', STRICT_TRANSPORT);
  if (passage.cookie !== null) response.headers.append('set-cookie', passage.cookie);
  if (outcome.status === 503)
    response.headers.set('retry-after', String(Math.ceil(standing?.again ?? retrySeconds())));
  if (version.isHidden) response.headers.set('x-robots-tag', 'noindex');
  if (version.caching !== undefined) response.headers.set('cache-control', version.caching);
  return response;
}

/** For editors, who see the pages that they prepare. */
const NO_ROOM: Passage = { standing: null, cookie: null };

type Page = Extract<Outcome, { kind: 'page' }>;

const retrySeconds = (): number => environment().maintenanceRetrySeconds || RETRY_SECONDS;

/** What answers an address: the maintenance page while the shop is closed, the waiting room's for those who wait, and no staged address without a preview. */
async function outcomeFor(
  site: SiteKey,
  url: URL,
  { preview, isWaiting }: { preview: Preview | null; isWaiting: boolean },
): Promise<Outcome> {
  if (environment().maintenanceRetrySeconds > 0) return MAINTENANCE;
  if (isWaiting) return WAITING;
  if (readAddress(url.pathname).staged && preview === null) return MISSING;
  return resolve(site, url, preview === null ? lookups : stagedLookups(preview), logError);
}

type Version = { path: string; group: string | null; isHidden: boolean; caching?: string };

/** The version of a page for this visitor: an editor's preview, their A/B group's, or the one for everybody. */
async function versionOf(
  site: SiteKey,
  url: URL,
  { path, status, noindex }: Page,
  { preview, cookies }: { preview: Preview | null; cookies: string | null },
): Promise<Version> {
  // The error pages themselves may be cached, but not the response: the address may exist a minute later.
  if (status !== 200) return { path, group: null, isHidden: noindex || preview !== null, caching: NO_STORE };
  const group = await shownGroup(site, readAddress(url.pathname).group, cookies);
  if (preview !== null) return { path: pathForPreview(path), group, isHidden: true, caching: NO_STORE };
  const own = pathForGroup(path, group);
  if (own === path) return { path, group, isHidden: noindex };
  // A cache in front of us must not show one group's version to others.
  const caching = isPersonal(path) ? NO_STORE : 'private, no-cache';
  return { path: own, group, isHidden: noindex, caching };
}

/** @param path of the page in the app @param shown the address, by which the browser judges whether there may be tags */
function policyFor(site: SiteKey, path: string, shown: string): string {
  const { partners: ofAll, graphOrigins, standIns, tags } = environment();
  const graph = graphOrigins[site];
  const vendors = isCheckoutPath(path) ? ofAll : outsideCheckout(ofAll);
  const partners = {
    ...vendors,
    graph: graph === undefined ? [] : [graph],
    standIns: standIns.map((address) => new URL(address).origin),
    tags: mayHaveTags(shown) ? tags.origins : [],
  };
  if (!isStrictPath(path)) return shopPolicy(partners);
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  return strictPolicy(nonce, partners);
}

/**
 * Excludes what is not a page: the app's own files, route handlers, pictures, and page-style calls to the gateway.
 */
export const config = {
  matcher: [
    '/((?!_next/|\\.well-known/apple-developer-merchantid-domain-association$|api/|i/|icons/|scripts/|robots\\.txt$|sitemap\\.xml$|(?:bag|favourites|wishlist)/(?:rollover|add|remove)$|writeReview$|reservation/details/page$).*)',
  ],
};
