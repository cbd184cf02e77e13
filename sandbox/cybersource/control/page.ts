import { escapeHtml } from '../../escape-html.ts';
import { TEST_CARDS } from '../cards/test-cards.ts';
import { OPERATIONS } from '../faults.ts';
import { PAYMENT_STATUSES } from '../payments/statuses.ts';
import type { PaymentRow } from './payment-rows.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9d4cf, #3a4147); --soft: light-dark(#5d5650, #a9b5bb); }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; background: light-dark(#fff, #0f1418); color: light-dark(#231815, #edf1f2); }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font-size: 1.75rem; font-weight: 500; margin: 0; } h2 { font-size: 1.125rem; font-weight: 500; margin: 2.5rem 0 .75rem; }
p { color: var(--soft); max-width: 62ch; margin: .5rem 0 0; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 500; color: var(--soft); } td.n { font-variant-numeric: tabular-nums; text-align: right; } th.n { text-align: right; }
code { font: .9375rem/1 ui-monospace, monospace; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; } label { display: grid; gap: .25rem; font-size: .875rem; }
input, select, button { font: inherit; height: 2.5rem; box-sizing: border-box; padding: 0 .75rem; border: 1px solid var(--soft); border-radius: 2px; background: transparent; color: inherit; }
select option { color: CanvasText; background: Canvas; } input { width: 7rem; } button { cursor: pointer; }`;

const cell = (text: string | undefined, className = ''): string =>
  `<td${className ? ` class="${className}"` : ''}>${escapeHtml(text ?? '')}</td>`;

const groups = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const options = (values: readonly string[]): string =>
  values.map((value) => `<option value="${value}">${value || 'as the card says'}</option>`).join('');

/** Test cards, fault injection and the ledger, newest first. */
export function controlPage(payments: readonly PaymentRow[], pendingFaults: number): string {
  const cards = TEST_CARDS.map(
    ({ number, says }) => `<tr><td><code>${groups(number)}</code></td>${cell(says)}</tr>`,
  );
  const rows = payments
    .toReversed()
    .map(
      (row) =>
        `<tr>${cell(row.at.slice(0, 19).replace('T', ' '))}${cell(row.reference)}${cell(row.maskedNumber)}${cell(row.status)}${cell(row.reason)}` +
        `${cell(`${row.amount} ${row.currency}`, 'n')}${cell(row.held, 'n')}${cell(row.captured, 'n')}</tr>`,
    );
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Cybersource sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main>
<h1>Cybersource sandbox</h1>
<p>The other end of the card payments: it answers on the wire as the vendor does and keeps its own ledger. No money moves.</p>
<h2>Test cards</h2>
<p>Any future expiry, any security code of the right length. Every other valid number approves.</p>
<div class="scroll"><table><thead><tr><th>Number</th><th>What happens</th></tr></thead><tbody>${cards.join('')}</tbody></table></div>
<h2>Misbehave</h2>
<p>${pendingFaults === 0 ? 'Nothing is ordered.' : `Ordered for the next calls: ${pendingFaults}.`} Clear with <code>DELETE /control/faults</code>.</p>
<form method="post" action="/control/faults">
<label>Next calls<input name="next" type="number" min="1" value="1" required></label>
<label>Operation<select name="operation">${options(OPERATIONS)}</select></label>
<label>Delay, ms<input name="delayMs" type="number" min="0"></label>
<label>Hang<select name="hang"><option value="">no</option>${options(['before', 'after'])}</select></label>
<label>HTTP status<input name="http" type="number" min="400" max="599"></label>
<label>Status<select name="status">${options(['', ...PAYMENT_STATUSES])}</select></label>
<button>Order</button></form>
<h2>Ledger</h2>
${rows.length === 0 ? '<p>Nothing yet. Buy something.</p>' : `<div class="scroll"><table><thead><tr><th>Time (UTC)</th><th>Reference</th><th>Card</th><th>Status</th><th>Reason</th><th class="n">Amount</th><th class="n">Held</th><th class="n">Captured</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`}
<form method="post" action="/control/reset" style="margin-top:1.5rem"><button>Empty the ledger</button></form>
</main></body></html>`;
}
