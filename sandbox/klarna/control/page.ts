import { cell, controlDocument, options, table } from '../../control-page.ts';
import { CALLS } from '../faults.ts';
import { PEOPLE } from '../people.ts';
import type { MovementRow } from './rows.ts';

const pounds = (pence: number): string => (pence / 100).toFixed(2);

const movements = (rows: readonly MovementRow[]): string =>
  table(
    ['Time (UTC)', 'What', 'Id', 'Reference', 'Status', 'Fraud', 'Amount', 'Standing', ''],
    rows
      .toReversed()
      .map(
        (row) =>
          `<tr>${cell(row.at.slice(0, 19).replace('T', ' '))}${cell(row.kind)}${cell(row.id)}${cell(row.reference)}${cell(row.status)}` +
          `${cell(row.fraud)}${cell(pounds(row.pence), 'n')}${cell(pounds(row.standing), 'n')}<td>${decisions(row)}</td></tr>`,
      ),
  );

const decisions = ({ kind, orderId, fraud, status }: MovementRow): string =>
  kind === 'authorization' && fraud === 'PENDING' && status === 'AUTHORIZED'
    ? `<form method="post" action="/control/decide"><input type="hidden" name="orderId" value="${orderId}"><button name="decision" value="ACCEPTED">Accept</button><button name="decision" value="REJECTED">Reject</button></form>`
    : '';

/** Test people, fault injection, the clock and the ledger, newest first. */
export function controlPage(rows: readonly MovementRow[], pendingFaults: number, aheadDays: number): string {
  const people = PEOPLE.map(
    ({ name, mark, says }) => `<tr>${cell(name)}${cell(mark ?? 'any other')}${cell(says)}</tr>`,
  );
  return controlDocument(
    'Klarna sandbox',
    `<p>Pay later and in instalments: answers on the wire as the vendor does, and keeps its own ledger. No money moves.</p>
<h2>Test people</h2>
<p>Chosen on the page of a purchase; an e-mail address with their mark chooses them beforehand.</p>
${table(['Name', 'Mark', 'What happens'], people)}
<h2>Faults</h2>
<p>${pendingFaults === 0 ? 'None is waiting.' : `Waiting: ${pendingFaults}.`} Clear with <code>DELETE /control/faults</code>.</p>
<form method="post" action="/control/faults">
<label>Next calls<input name="next" type="number" min="1" value="1" required></label>
<label>Call<select name="call">${options(['', ...CALLS], 'any')}</select></label>
<label>Delay, ms<input name="delayMs" type="number" min="0"></label>
<label>Hang<select name="hang"><option value="">no</option>${options(['before', 'after'], '')}</select></label>
<label>HTTP status<input name="http" type="number" min="400" max="599"></label>
<label>Code<input name="code"></label>
<button>Order</button></form>
<h2>Callbacks</h2>
<form method="post" action="/control/callbacks"><label>The next one<select name="disorder">${options(['duplicate', 'reorder', 'lose'], '')}</select></label><button>Order</button></form>
<h2>Clock</h2>
<form method="post" action="/control/clock"><label>Days ahead<input name="days" type="number" min="0" step="0.1" value="${aheadDays}"></label><button>Set</button></form>
<h2>Ledger</h2>
${rows.length === 0 ? '<p>Nothing yet.</p>' : movements(rows)}
<form method="post" action="/control/reset" style="margin-top:1.5rem"><button>Empty the ledger</button></form>`,
  );
}
