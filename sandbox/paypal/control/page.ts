import { cell, controlDocument, options, table } from '../../control-page.ts';
import { PEOPLE } from '../approval/people.ts';
import { CALLS } from '../faults.ts';
import type { MovementRow } from './rows.ts';

const pounds = (pence: number): string => (pence / 100).toFixed(2);

const movements = (rows: readonly MovementRow[]): string =>
  table(
    ['Time (UTC)', 'What', 'Id', 'Of', 'Invoice', 'Status', 'Amount', 'Standing', 'Payer and vendor'],
    rows
      .toReversed()
      .map(
        ({ at, kind, id, of, invoiceId, status, pence, standing }) =>
          `<tr>${cell(at.slice(0, 19).replace('T', ' '))}${cell(kind)}${cell(id)}${cell(of)}${cell(invoiceId)}${cell(status)}` +
          `${cell(pounds(pence), 'n')}${cell(pounds(standing), 'n')}<td>${buttonsOf(kind, id, status)}</td></tr>`,
      ),
  );

/** The vendor's ids need no escaping. */
function buttonsOf(kind: MovementRow['kind'], id: string, status: string): string {
  const form = (to: string, name: string, more: string, label: string) =>
    `<form method="post" action="/control/${to}"><input type="hidden" name="${name}" value="${id}">${more}<button>${label}</button></form>`;
  if (kind === 'authorization' && status === 'CREATED')
    return form('take-back', 'authorizationId', '', 'Take back');
  if (kind === 'capture') return form('dispute', 'captureId', '', 'Dispute');
  if (kind !== 'dispute' || status !== 'OPEN') return '';
  const outcome = (value: string) => `<input type="hidden" name="outcome" value="${value}">`;
  return (
    form('dispute-end', 'disputeId', outcome('won'), 'Merchant wins') +
    form('dispute-end', 'disputeId', outcome('lost'), 'Payer wins')
  );
}

/** Test people, fault injection, the clock and the ledger, newest first. */
export function controlPage(rows: readonly MovementRow[], pendingFaults: number, aheadDays: number): string {
  const people = PEOPLE.map(
    ({ name, payerId, says }) => `<tr>${cell(name)}${cell(payerId)}${cell(says)}</tr>`,
  );
  return controlDocument(
    'PayPal sandbox',
    `<p>Payments by wallet: answers on the wire as the vendor does, and keeps its own ledger. No money moves.</p>
<h2>Test people</h2>
<p>Chosen on the page where a payment is approved.</p>
${table(['Name', 'Payer', 'What happens'], people)}
<h2>Faults</h2>
<p>${pendingFaults === 0 ? 'None is waiting.' : `Waiting: ${pendingFaults}.`} Clear with <code>DELETE /control/faults</code>.</p>
<form method="post" action="/control/faults">
<label>Next calls<input name="next" type="number" min="1" value="1" required></label>
<label>Call<select name="call">${options(['', ...CALLS], 'any')}</select></label>
<label>Delay, ms<input name="delayMs" type="number" min="0"></label>
<label>Hang<select name="hang"><option value="">no</option>${options(['before', 'after'], '')}</select></label>
<label>HTTP status<input name="http" type="number" min="400" max="599"></label>
<label>Issue<input name="issue"></label>
<button>Order</button></form>
<h2>Events</h2>
<form method="post" action="/control/webhooks"><label>The next one<select name="disorder">${options(['duplicate', 'reorder', 'lose'], '')}</select></label><button>Order</button></form>
<h2>Clock</h2>
<form method="post" action="/control/clock"><label>Days ahead<input name="days" type="number" min="0" step="0.1" value="${aheadDays}"></label><button>Set</button></form>
<h2>Ledger</h2>
${rows.length === 0 ? '<p>Nothing yet.</p>' : movements(rows)}
<form method="post" action="/control/reset" style="margin-top:1.5rem"><button>Empty the ledger</button></form>`,
  );
}
