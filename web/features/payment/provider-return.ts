import type { SiteKey } from '#lib/sites.ts';
import { applicationAddress, applicationOfReturn, shopOfReturn } from './application/application-address.ts';
import { BAG_AFTER_WALLET } from './express/wallet-return.ts';
import { isPlacementId, paymentAddress } from './placement-address.ts';

/** The name of the window in which a shopper agrees at a provider. */
export const PROVIDER_WINDOW = 'loupe-provider';
/** The message that the return page posts to the page that opened its window. It carries no result. */
const PROVIDER_RETURN = 'loupe.providerReturn';

/** Accepts only a message from our own origin, for the payment that waits: undefined for an approval of the bag. */
export function isProviderReturn(
  { origin, data }: Pick<MessageEvent<unknown>, 'data' | 'origin'>,
  own: { origin: string; placementId: string | undefined },
): boolean {
  if (origin !== own.origin || typeof data !== 'object' || data === null) return false;
  const { type, placementId } = data as { type?: unknown; placementId?: unknown };
  return type === PROVIDER_RETURN && placementId === own.placementId;
}

/**
 * Where a provider sends the shopper's browser back to. In the window that the payment page has opened it wakes that page and closes;
 * otherwise it goes on to the payment page, or from the lender to the page of the application, in the shop in which it was made: a lender
 * returns to one shop. It reads no session, and nothing of the address counts but which payment it is of, and of which of our shops.
 * @param shop whose host the browser has come to
 */
export function providerReturnPage(
  fields: URLSearchParams,
  nonce: string,
  shop: { readonly site: SiteKey; readonly originOf: (site: SiteKey) => string },
): string {
  const named = fields.get('placement');
  const placementId = isPlacementId(named) ? named : undefined;
  const application = placementId === undefined ? applicationOfReturn(fields) : undefined;
  const address =
    application === undefined
      ? pageFor(fields, placementId)
      : otherShop(fields, shop) + applicationAddress(application);
  const message = JSON.stringify({ type: PROVIDER_RETURN, placementId });
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back to your payment</title>
<style nonce="${nonce}">
body { margin: 0; padding: 2rem; font: 16px/1.6 system-ui, sans-serif; color: #231815; background: #fff; }
h1 { margin: 0; font: inherit; }
a { color: inherit; }
</style>
</head>
<body>
<main>
<h1>One moment</h1>
<p><a href="${address}">Go back to your payment</a></p>
</main>
<script nonce="${nonce}">
if (window.name === '${PROVIDER_WINDOW}' && window.opener) {
  window.opener.postMessage(${message}, window.location.origin);
  window.close();
} else window.location.replace('${address}');
</script>
</body>
</html>
`;
}

/** The origin of the shop in which an application was made, where it is not this one; empty otherwise. */
function otherShop(
  fields: URLSearchParams,
  { site, originOf }: Parameters<typeof providerReturnPage>[2],
): string {
  const made = shopOfReturn(fields);
  return made === undefined || made === site ? '' : originOf(made);
}

/** An approval of the bag has no placement. */
const pageFor = (fields: URLSearchParams, placementId: string | undefined): string =>
  placementId === undefined && fields.get('to') === 'bag' ? BAG_AFTER_WALLET : paymentAddress(placementId);

/** Headers of that page: not cached, never framed, with one script; it keeps the page that opened its window. */
export const providerReturnHeaders = (nonce: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
});
