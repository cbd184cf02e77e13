import { escapeHtml } from '../../escape-html.ts';
import type { Authentication } from '../payer-authentication/entries.ts';
import { ONE_TIME_CODE } from './answer-challenge.ts';
import { bankDocument } from './document.ts';

const POUNDS = (currency: string) => new Intl.NumberFormat('en-GB', { style: 'currency', currency });

const hidden = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/**
 * Asks the shopper for the code. `triesLeft` is given after a wrong one. It has no scripts, so that it works like any
 * page with a keyboard or a screen reader.
 */
export function challengePage(
  { maskedNumber, pence, currency, returnUrl }: Authentication,
  { JWT, MD }: { readonly JWT?: string; readonly MD?: string },
  nonce: string,
  triesLeft?: number,
): string {
  const said =
    triesLeft === undefined
      ? '<p>We have sent a one-time code to your phone.</p>'
      : `<p class="error" id="error" role="alert">That code is not right. You have ${triesLeft === 1 ? 'one try' : `${triesLeft} tries`} left.</p>`;
  const described =
    triesLeft === undefined ? 'aria-describedby="hint"' : 'aria-describedby="error hint" aria-invalid="true"';
  return bankDocument(
    'Confirm your payment',
    `<h1>Confirm your payment</h1>
${said}
<dl><dt>Paying</dt><dd>${escapeHtml(new URL(returnUrl).hostname)}</dd>
<dt>Amount</dt><dd>${escapeHtml(POUNDS(currency).format(pence / 100))}</dd>
<dt>Card</dt><dd>ending ${escapeHtml(maskedNumber.slice(-4))}</dd></dl>
<form method="post" action="/V2/Cruise/StepUp/answer">${hidden('JWT', JWT)}${hidden('MD', MD)}
<label for="code">One-time code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8" required ${described}>
<p class="hint" id="hint">Sandbox: the code is ${ONE_TIME_CODE}.</p>
<div class="row"><button class="first" name="answer" value="confirm">Confirm</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button></div></form>`,
    nonce,
  );
}
