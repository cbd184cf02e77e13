import { escapeHtml } from '../../escape-html.ts';
import { bankDocument } from './document.ts';

/** Tells the embedding page that device data was collected. The message goes to any origin, since it has no secret. */
export function collectionPage(referenceId: string, nonce: string): string {
  // A JSON string, not an object, like the vendor's.
  const message = JSON.stringify({ MessageType: 'profile.completed', SessionId: referenceId, Status: true });
  return bankDocument(
    'Device data collection',
    `<script nonce="${nonce}">parent.postMessage(${scriptText(message)}, '*')</script>`,
    nonce,
  );
}

/** Posts the shopper's browser back to the merchant, automatically where scripts run. */
export function returnPage(
  returnUrl: string,
  fields: Readonly<Record<string, string>>,
  nonce: string,
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return bankDocument(
    'Back to the shop',
    `<h1>Thank you</h1><p role="status">Taking you back to the shop…</p>
<form method="post" action="${escapeHtml(returnUrl)}">${inputs.join('')}<noscript><button class="first">Back to the shop</button></noscript></form>
<script nonce="${nonce}">document.forms[0].submit()</script>`,
    nonce,
  );
}

export const expiredPage = (nonce: string): string =>
  bankDocument(
    'This page has expired',
    '<h1>This page has expired</h1><p>Go back to the shop and pay again. Nothing has been charged.</p>',
    nonce,
  );

/** A string literal that cannot close the script element. */
const scriptText = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');
