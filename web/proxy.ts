import { NextResponse, type NextRequest } from 'next/server';
import { lookups } from '#features/routing/lookups.ts';
import { isSignedIn } from '#features/session/server/is-signed-in.ts';
import { config as environment } from '#lib/config.ts';
import { logWarning } from '#lib/log.ts';
import { resolve } from '#lib/routing/resolve.ts';
import { signInFirst } from '#lib/routing/sign-in-first.ts';
import {
  checkoutPolicy,
  isCheckoutPath,
  PAGE_HEADERS,
  shopPolicy,
  STRICT_TRANSPORT,
} from '#lib/security-headers.ts';
import { siteForHost } from '#lib/sites.ts';

/**
 * Finds the shop by host and resolves the address, then rewrites to `app/[site]/…` with the right status. Addresses
 * of the account need a signed-in visitor; others are redirected to sign in by the response, not by a page's script.
 */
export async function proxy(request: NextRequest) {
  const site = siteForHost(request.headers.get('host'), environment().siteHosts);
  const url = request.nextUrl.clone();
  const outcome = await resolve(site, url, lookups, logWarning);
  if (outcome.kind === 'redirect') {
    return NextResponse.redirect(new URL(outcome.location, url), { status: outcome.status });
  }
  const signInRedirect = outcome.status === 200 ? signInFirst(url) : undefined;
  if (signInRedirect !== undefined && !(await isSignedIn(request.headers))) {
    const headers = { 'cache-control': 'private, no-store' };
    return NextResponse.redirect(new URL(signInRedirect, url), { status: 302, headers });
  }
  url.pathname = `/${site}${outcome.path}`;
  const policy = policyFor(outcome.path);
  const headers = new Headers(request.headers);
  // Next reads the nonce there and adds it to its own scripts.
  headers.set('content-security-policy', policy);
  const response = NextResponse.rewrite(url, { status: outcome.status, request: { headers } });
  if (!environment().isDevelopment) response.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value);
  if (request.headers.get('x-forwarded-proto') === 'https')
    response.headers.set('strict-transport-security', STRICT_TRANSPORT);
  if (outcome.noindex) response.headers.set('x-robots-tag', 'noindex');
  // The error pages themselves may be cached, but not the response: the address may exist a minute later.
  if (outcome.status !== 200) response.headers.set('cache-control', 'private, no-store');
  return response;
}

function policyFor(path: string): string {
  const { partners } = environment();
  if (!isCheckoutPath(path)) return shopPolicy(partners);
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  return checkoutPolicy(nonce, partners);
}

/**
 * Excludes what is not a page: the app's own files, route handlers, pictures, and page-style calls to the gateway.
 */
export const config = {
  matcher: [
    '/((?!_next/|api/|i/|icons/|robots\\.txt$|sitemap\\.xml$|(?:bag|favourites|wishlist)/(?:rollover|add|remove)$).*)',
  ],
};
