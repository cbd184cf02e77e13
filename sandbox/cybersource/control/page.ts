import { cell, controlDocument, groups, options, table } from '../../control-page.ts';
import { TEST_CARDS } from '../cards/test-cards.ts';
import { OPERATIONS } from '../faults.ts';
import { PAYMENT_STATUSES } from '../payments/statuses.ts';
import type { PaymentRow } from './payment-rows.ts';

const HEADS = ['Time (UTC)', 'Reference', 'Card', 'Status', 'Reason', 'Amount', 'Held', 'Captured'];

/** Test cards, fault injection and the ledger, newest first. */
export function controlPage(payments: readonly PaymentRow[], pendingFaults: number, aheadMs: number): string {
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
  return controlDocument(
    'Cybersource sandbox',
    `<p>Card payments: answers on the wire as the vendor does, and keeps its own ledger. No money moves.</p>
<h2>Test cards</h2>
<p>Any future expiry, any security code of the right length. Every other valid number approves.</p>
${table(['Number', 'What happens'], cards)}
<h2>Faults</h2>
<p>${pendingFaults === 0 ? 'None is waiting.' : `Waiting: ${pendingFaults}.`} Clear with <code>DELETE /control/faults</code>.</p>
<form method="post" action="/control/faults">
<label>Next calls<input name="next" type="number" min="1" value="1" required></label>
<label>Operation<select name="operation">${options(OPERATIONS, '')}</select></label>
<label>Delay, ms<input name="delayMs" type="number" min="0"></label>
<label>Hang<select name="hang"><option value="">no</option>${options(['before', 'after'], '')}</select></label>
<label>HTTP status<input name="http" type="number" min="400" max="599"></label>
<label>Status<select name="status">${options(['', ...PAYMENT_STATUSES], 'as the card says')}</select></label>
<button>Order</button></form>
<h2>Clock of holds</h2>
<p>${aheadMs === 0 ? 'It shows the real time.' : `It is ${aheadMs / 86_400_000} days ahead.`} An issuer ends a hold after 7 days; one that the merchant made on a Visa card after 5.</p>
<form method="post" action="/control/clock">
<label>Days ahead<input name="aheadDays" type="number" min="0" step="any" value="${aheadMs / 86_400_000}" required></label>
<button>Set</button></form>
<h2>Ledger</h2>
${rows.length === 0 ? '<p>Nothing yet.</p>' : table(HEADS, rows)}
<form method="post" action="/control/reset" style="margin-top:1.5rem"><button>Empty the ledger</button></form>`,
  );
}
