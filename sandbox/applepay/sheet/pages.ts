import { controlDocument, options } from '../../control-page.ts';
import { escapeHtml } from '../../escape-html.ts';
import { CONTACTS } from './contacts.ts';

const CARDS = [
  ['4111111111111111', 'Visa 1111, approves'],
  ['4000000000000002', 'Visa 0002, declined by its bank'],
  ['4000000000009995', 'Visa 9995, not enough money'],
] as const;

/** For people: what stands in for Apple. */
export const startPage = (): string =>
  controlDocument(
    'Apple Pay sandbox',
    `<p>Merchant sessions over mutual TLS, and a sheet in place of the browser's. No money moves: the ledger is that of the card sandbox.</p>
<h2>Cards in the wallet</h2>
<ul>${CARDS.map(([, says]) => `<li>${says}</li>`).join('')}</ul>
<h2>The sheet</h2>
<p>Browsers without Apple Pay do not show it in the shop. A test adds <code>/apple-pay-session.js</code> to its browser before each page.</p>`,
  );

/** The sheet. @param script runs with the nonce */
export const sheetPage = (nonce: string, script: string): string =>
  controlDocument(
    'Apple Pay',
    `<p id="merchant"></p><p>Pay <strong id="total"></strong></p>
<ul id="rows"></ul>
<div id="delivery" hidden data-contacts="${escapeHtml(JSON.stringify(CONTACTS))}"><label>Deliver to<select id="contact">${options(Object.keys(CONTACTS), '')}</select></label>
<label>Delivery<select id="method"></select></label></div>
<ul id="errors" role="alert"></ul>
<label>Card<select id="card">${options(
      CARDS.map(([number]) => number),
      '',
    )}</select></label>
<p role="status" id="status">Connecting.</p>
<button id="pay" type="button" disabled>Pay with Passcode</button>
<button id="cancel" type="button">Cancel</button>
<script nonce="${nonce}">${script}</script>`,
  );
