import { isPlacementId, paymentAddress } from './placement-address.ts';

/** The message that the return page posts to the payment page around it. It carries no result. */
export const CARD_RETURN = 'loupe.cardReturn';

/** The valid fields of the form that a bank posts back (RT-17). */
export type CardReturn = { transactionId: string; placementId: string | undefined };

/** Letters and digits of the provider's ids. Other fields are dropped, so nothing needs escaping. */
const TRANSACTION_ID = /^[\w-]{1,64}$/;

export function readCardReturn(fields: URLSearchParams): CardReturn {
  const transactionId = fields.get('TransactionId') ?? '';
  const placementId = fields.get('MD');
  return {
    transactionId: TRANSACTION_ID.test(transactionId) ? transactionId : '',
    placementId: isPlacementId(placementId) ? placementId : undefined,
  };
}

/** Accepts only a message from the bank's frame, which is on our own origin by then. */
export function isCardReturn(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  own: { origin: string; frame: MessageEventSource | null | undefined },
): boolean {
  if (event.origin !== own.origin || own.frame == null || event.source !== own.frame) return false;
  const { data } = event;
  return typeof data === 'object' && data !== null && 'type' in data && data.type === CARD_RETURN;
}

/**
 * The page in the frame after the challenge: it notifies the surrounding page, and outside a frame it links to the
 * payment page. It reads and sets no session: a bank's form is a cross-site request without cookies.
 */
export function cardReturnPage({ transactionId, placementId }: CardReturn, nonce: string): string {
  const address = paymentAddress(placementId);
  const message = JSON.stringify({ type: CARD_RETURN, transactionId });
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
<h1>Your bank has answered</h1>
<p><a href="${address}" target="_top">Go back to your payment</a></p>
</main>
<script nonce="${nonce}">
if (window.parent === window) window.location.replace('${address}');
else window.parent.postMessage(${message}, window.location.origin);
</script>
</body>
</html>
`;
}

/** Headers of that page: not cached, framed only by ourselves, with one script. */
export function cardReturnHeaders(nonce: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  };
}
