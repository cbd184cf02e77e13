import { controlDocument } from '../../control-page.ts';
import { escapeHtml } from '../../escape-html.ts';
import { CONTACTS } from './contacts.ts';

const CARDS = [
  ['4111111111111111', 'Visa 1111, approves'],
  ['4000000000000002', 'Visa 0002, declined by its bank'],
  ['4000000000009995', 'Visa 9995, not enough money'],
] as const;

const STYLE = `
main { max-width: 26rem; padding: 1.5rem 1.25rem 2rem; }
label { margin-top: 1rem; } select, button { width: 100%; font-size: 1rem; }
#total { font-size: 1.5rem; color: CanvasText; font-variant-numeric: tabular-nums; } #rows { list-style: none; padding: 0; margin: .75rem 0 0; }
#rows li { border-bottom: 1px solid var(--line); padding: .375rem 0; font-variant-numeric: tabular-nums; }
#errors { color: light-dark(#a3201a, #ff9a90); padding-left: 1.25rem; margin: .75rem 0 0; } #errors:empty { display: none; }
button { margin-top: .75rem; border-radius: .5rem; } #pay { background: CanvasText; color: Canvas; border-color: CanvasText; }
#pay:disabled { opacity: .45; cursor: default; } `;

const FOCUS = ':focus-visible { outline: 3px solid light-dark(#0057b8, #7db8ff); outline-offset: 2px; }';

/** Of the start page. */
const SWITCHES = `
.switches { display: grid; gap: .75rem; list-style: none; margin: 1rem 0 0; padding: 0; }
.switches a { display: inline-flex; align-items: center; min-height: 2.75rem; box-sizing: border-box; padding: .25rem 1rem; border: 1px solid var(--soft); border-radius: .5rem; color: inherit; }`;

/** For people: what stands in for Apple, and where it is switched on. @param shops origins */
export const startPage = (shops: readonly string[]): string =>
  controlDocument(
    'Apple Pay sandbox',
    `<style>${SWITCHES}${FOCUS}</style>
<p>Merchant sessions over mutual TLS, and a sheet in place of the browser’s. No money moves: the ledger is that of the card sandbox.</p>
<h2>The sheet</h2>
<p>Browsers without Apple Pay do not show it in the shop. Here it is switched on for this browser: the sheet is then a window of this sandbox.</p>
${shops.length === 0 ? '<p>The shop that this sandbox belongs to is not on this machine.</p>' : `<ul class="switches">${shops.map(switchesOf).join('')}</ul>`}
<h2>Cards in the wallet</h2>
<ul>${CARDS.map(([, says]) => `<li>${says}</li>`).join('')}</ul>
<h2>Addresses in the wallet</h2>
<ul>${Object.keys(CONTACTS)
      .map((says) => `<li>${escapeHtml(says)}</li>`)
      .join('')}</ul>`,
  );

function switchesOf(shop: string): string {
  const { host } = new URL(shop);
  const link = (to: 'on' | 'off', says: string) =>
    `<a href="${escapeHtml(`${shop}/#apple-pay=${to}`)}">${says} for ${escapeHtml(host)}</a>`;
  return `<li>${link('on', 'Switch it on')}</li><li>${link('off', 'Switch it off')}</li>`;
}

const choices = (entries: readonly (readonly [value: string, says: string])[]): string =>
  entries
    .map(([value, says]) => `<option value="${escapeHtml(value)}">${escapeHtml(says)}</option>`)
    .join('');

/** The sheet. @param script runs with the nonce */
export const sheetPage = (nonce: string, script: string): string =>
  controlDocument(
    'Apple Pay',
    `<style>${STYLE}${FOCUS}</style>
<p id="merchant"></p><p>Pay <strong id="total"></strong></p>
<ul id="rows"></ul>
<div id="delivery" hidden data-contacts="${escapeHtml(JSON.stringify(CONTACTS))}">
<label>Deliver to<select id="contact" aria-describedby="address">${choices(Object.keys(CONTACTS).map((says) => [says, says]))}</select></label>
<p id="address"></p>
<label>Delivery<select id="method"></select></label></div>
<ul id="errors" role="alert"></ul>
<label>Card<select id="card">${choices(CARDS)}</select></label>
<p role="status" id="status">Connecting.</p>
<button id="pay" type="button" disabled>Pay with Passcode</button>
<button id="cancel" type="button">Cancel</button>
<script nonce="${nonce}">${script}</script>`,
  );
