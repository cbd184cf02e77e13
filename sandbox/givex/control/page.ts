import { cell, controlDocument, groups, options, table } from '../../control-page.ts';
import { HOSTS, METHODS } from '../faults.ts';
import type { cardRow, TransactionRow } from './rows.ts';

const cards = (rows: readonly ReturnType<typeof cardRow>[]): string =>
  table(
    ['Number', 'PIN', 'State', 'Expires', 'Balance', 'Held', 'Available'],
    rows.map(
      ({ number, pin, state, expires, balance, held, available }) =>
        `<tr><td><code>${groups(number)}</code></td>${cell(pin)}${cell(state)}${cell(expires)}` +
        `${cell(balance, 'n')}${cell(held, 'n')}${cell(available, 'n')}</tr>`,
    ),
  );

const transactions = (rows: readonly TransactionRow[]): string =>
  table(
    ['Time (UTC)', 'What', 'Reference', 'Order', 'Card', 'Host', 'Amount', 'Held', ''],
    rows
      .toReversed()
      .map(
        (row) =>
          `<tr>${cell(row.at.slice(0, 19).replace('T', ' '))}${cell(row.kind)}${cell(row.id)}${cell(row.reference)}` +
          `${cell(row.serial)}${cell(row.host)}${cell(row.amount, 'n')}${cell(row.held, 'n')}${cell(row.reversed ? 'reversed' : '')}</tr>`,
      ),
  );

/** Cards with their balances, fault injection and the ledger, newest first. */
export function controlPage(
  accounts: readonly ReturnType<typeof cardRow>[],
  rows: readonly TransactionRow[],
  pendingFaults: number,
): string {
  return controlDocument(
    'Givex sandbox',
    `<p>Gift cards: answers on the wire as the vendor does, and keeps its own ledger. No money moves.</p>
<h2>Cards</h2>
${cards(accounts)}
<form method="post" action="/control/cards" style="margin-top:1rem">
<label>Number<input name="number" inputmode="numeric" required></label>
<label>Available, £<input name="balance" inputmode="decimal"></label>
<label>State<select name="state"><option value="">as it is</option>${options(['active', 'inactive', 'blocked'], '')}</select></label>
<button>Add or change</button></form>
<h2>Faults</h2>
<p>${pendingFaults === 0 ? 'None is waiting.' : `Waiting: ${pendingFaults}.`} Clear with <code>DELETE /control/faults</code>.</p>
<form method="post" action="/control/faults">
<label>Next calls<input name="next" type="number" min="1" value="1" required></label>
<label>Method<select name="method">${options(['', ...METHODS], 'any')}</select></label>
<label>Host<select name="host">${options(['', ...HOSTS], 'any')}</select></label>
<label>Delay, ms<input name="delayMs" type="number" min="0"></label>
<label>Hang<select name="hang"><option value="">no</option>${options(['before', 'after'], '')}</select></label>
<label>HTTP status<input name="http" type="number" min="400" max="599"></label>
<label>Result code<input name="code" inputmode="numeric"></label>
<button>Order</button></form>
<h2>Ledger</h2>
${rows.length === 0 ? '<p>Nothing yet.</p>' : transactions(rows)}
<form method="post" action="/control/reset" style="margin-top:1.5rem"><button>Empty the ledger</button></form>`,
  );
}
