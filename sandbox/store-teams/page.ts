import { cell, controlDocument, table } from '../control-page.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Act, Row } from './team.ts';

const button = (number: string, act: Act, words: string): string =>
  `<form method="post" action="/reservations/${escapeHtml(number)}/${act}"><button>${words}</button></form>`;

/** What can be done with a request, and with a piece that is laid aside. */
const buttons = ({ number, state }: Row): string =>
  state === 'NEW'
    ? button(number, 'accept', 'Accept') + button(number, 'decline', 'Not found')
    : button(number, 'collected', 'Collected') +
      button(number, 'extend', 'Keep longer') +
      button(number, 'release', 'Not wanted');

/** What all stores have to answer or have laid aside. @param told what became of the last press */
export function storesPage(
  rows: readonly Row[],
  answerAfterSeconds: number,
  told: string | undefined,
): string {
  const lines = rows.map(
    (row) =>
      `<tr>${cell(row.number)}${cell(row.store)}${cell(row.name)}${cell(row.sku)}` +
      `${cell(row.state === 'NEW' ? 'asked' : 'laid aside')}<td><div style="display:flex;gap:.5rem">${buttons(row)}</div></td></tr>`,
  );
  const answers =
    answerAfterSeconds === 0
      ? 'Requests wait for a button.'
      : `A request is accepted after ${answerAfterSeconds} seconds, unless a button is pressed before.`;
  return controlDocument(
    'Stores',
    `<p>The teams of all stores. ${answers} Each night every store counts its pieces. The same by commands: <code>npm run reservations</code>, <code>npm run store-stock</code>.</p>
${told === undefined ? '' : `<p role="status"><strong>${escapeHtml(told)}</strong></p>`}
<h2>Reservations</h2>
${
  rows.length === 0
    ? '<p>Nobody waits. Choose “See it in a store” beside a piece of the shop.</p>'
    : table(['Number', 'Store', 'Piece', 'Sku', '', ''], lines)
}`,
  );
}
