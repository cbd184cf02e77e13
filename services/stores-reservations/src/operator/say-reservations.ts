import { fullName } from '@loupe/contact/address-lines';
import { formatMoney } from '@loupe/money/format';
import { momentInWords } from '@loupe/calendar/moment-words';
import type { BoardRow, WaitingRow } from '../use-cases/ports/reservations.ts';
import type { Served } from '../use-cases/serve-reservation.ts';
import { isOver } from '../domain/reservation/reservation.ts';

/** What a store works on, as text for a terminal: requests first, then what is laid aside, then what ended within a day. */
export function boardInWords(storeKey: string, rows: readonly BoardRow[], now: Date): string {
  const live = rows.filter((row) => row.closedAt === null && !isOver(row, now));
  return [
    ...part(
      'Answer these',
      live.filter(({ state }) => state === 'NEW'),
      requestLine,
    ),
    ...part(
      'Laid aside',
      live.filter(({ state }) => state === 'ACCEPTED'),
      asideLine,
    ),
    ...part(
      'Ended within a day',
      rows.filter((row) => !live.includes(row)),
      endedLine,
    ),
    ...(rows.length === 0 ? [`Nothing is reserved in ${storeKey}.`] : []),
  ].join('\n');
}

const part = (title: string, rows: readonly BoardRow[], line: (row: BoardRow) => string): string[] =>
  rows.length === 0 ? [] : [`${title}:`, ...rows.map((row) => `  ${line(row)}`)];

const pieceOf = ({ number, sku, intendedSku, productName, price, isAtRisk }: BoardRow): string =>
  [
    `${number}  ${sku}  ${productName}, ${formatMoney(price)}`,
    sku === intendedSku ? '' : `(to try; wanted is ${intendedSku})`,
    isAtRisk ? 'AT RISK: more promised than on hand' : '',
  ]
    .filter(Boolean)
    .join('  ');

const requestLine = (row: BoardRow): string =>
  `${pieceOf(row)}  answer by ${momentInWords(row.expiresAt!)}${row.remindedAt === null ? '' : ', reminded'}`;

const asideLine = (row: BoardRow): string =>
  `${pieceOf(row)}  for ${fullName(row)}, ${row.phone}  until ${momentInWords(row.expiresAt!)}${row.extendedAt === null ? '' : ', kept longer'}`;

const endedLine = (row: BoardRow): string =>
  `${pieceOf(row)}  ${row.state.toLowerCase()}${row.reason === null ? '' : `, ${row.reason.toLowerCase().replace('_', ' ')}`}`;

/** What all stores work on, one in a line: number, store, state, when it was confirmed, sku and name, between tabs. */
export const waitingInLines = (rows: readonly WaitingRow[]): string =>
  rows
    .map(({ number, storeKey, state, verifiedAt, sku, productName }) =>
      [number, storeKey, state, verifiedAt.toISOString(), sku, productName].join('\t'),
    )
    .join('\n');

const WHY: Readonly<Record<Extract<Served, { outcome: 'refused' }>['why'], string>> = {
  closed: 'It has ended.',
  'not-now': 'That cannot be done with it as it stands.',
  over: 'Its time is over.',
  unconfirmed: 'The visitor has not confirmed the e-mail yet.',
  'extended-before': 'It was kept longer before: once is all.',
  'undo-too-late': 'More than 15 minutes have passed since.',
  'store-shut': 'The store does not open in the next weeks.',
  'wrong-code': 'That is not the visitor’s code.',
  'none-free': 'The store has no free one of it.',
  'other-product': 'That is another product.',
  'moved-meanwhile': 'Somebody else has just changed it: look at the board.',
};

/** @returns the result as text for a terminal */
export function servedInWords(number: string, served: Served): string {
  if (served.outcome === 'unknown') return `There is no reservation ${number}.`;
  if (served.outcome === 'refused')
    return `${number} is ${served.reservation.state.toLowerCase()}. ${WHY[served.why]}`;
  const { from, to } = served;
  const until = to.expiresAt === null ? '' : `, until ${momentInWords(to.expiresAt)}`;
  return `${number}: ${from.state.toLowerCase()} → ${to.state.toLowerCase()}${until}.`;
}
