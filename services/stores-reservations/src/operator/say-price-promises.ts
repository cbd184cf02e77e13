import { formatMoney } from '@loupe/money/format';
import { lastDayInWords } from '../domain/price-promise/deadlines.ts';
import { isOpen } from '../domain/price-promise/price-promise.ts';
import type { PricePromise } from '../domain/price-promise/price-promise.ts';
import { momentInWords } from '@loupe/calendar/moment-words';
import type { PromiseAct } from '../use-cases/ports/price-promises.ts';
import type { Decided } from '../use-cases/serve-price-promise.ts';

const shown = (word: string): string => word.toLowerCase().replaceAll('_', ' ');

/** What people work on, as text for a terminal: those that waited longest first. */
export function boardInWords(rows: readonly PricePromise[], now: Date): string {
  if (rows.length === 0) return 'Nobody waits for a price.';
  return rows.map((row) => lineOf(row, now)).join('\n');
}

function lineOf(row: PricePromise, now: Date): string {
  const { number, sku, productName, ourPrice, theirPrice, shop } = row;
  const about = `${number}  ${sku}  ${productName}, ${formatMoney(ourPrice)}; ${formatMoney(theirPrice)} at ${shop}`;
  return `${about}  ${standingOf(row, now)}`;
}

function standingOf(row: PricePromise, now: Date): string {
  if (row.state === 'ERROR') return `cannot be judged: ${shown(row.reason ?? '')}`;
  if (row.state === 'REJECTED') return `rejected: ${shown(row.reason ?? '')}`;
  if (row.state === 'APPROVED') return approvedAs(row);
  const late = row.answerBy < now ? 'LATE, ' : '';
  const second =
    row.agreedPrice === null
      ? ''
      : `, ${formatMoney(row.agreedPrice)} by ${row.decidedBy} needs a second name`;
  return `${late}answer by ${momentInWords(row.answerBy)}${second}`;
}

function approvedAs(row: PricePromise): string {
  const price = formatMoney(row.agreedPrice!);
  if (row.usedOrder !== null) return `${price}, used by order ${row.usedOrder}`;
  if (row.withdrawnAt !== null) return `${price}, withdrawn`;
  if (row.endedAt !== null) return `${price}, ended`;
  return `${price} until ${lastDayInWords(row.validUntil!)}`;
}

/** One request with all that a person needs to judge it, and what was done with it. */
export function promiseInWords(row: PricePromise, acts: readonly PromiseAct[], now: Date): string {
  const facts: Readonly<Record<string, string | null>> = {
    Seen: row.page ?? 'in a shop',
    Says: row.note,
    From: row.email === '' ? 'forgotten' : `${row.name}, ${row.email}`,
    Code: isOpen(row) ? row.code : null,
  };
  return [
    lineOf(row, now),
    ...Object.entries(facts).flatMap(([name, fact]) => (fact === null ? [] : [`  ${name}: ${fact}`])),
    ...acts.map(({ at, act, actor, reason, price }) =>
      [
        '  ',
        momentInWords(at),
        act,
        'by',
        actor,
        price === null ? '' : formatMoney(price),
        shown(reason ?? ''),
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ].join('\n');
}

const WHY: Readonly<Record<Extract<Decided, { outcome: 'refused' }>['why'], string>> = {
  'not-now': 'That cannot be done with it as it stands.',
  over: 'It was used, has ended or was withdrawn.',
  'undo-too-late': 'More than 15 minutes have passed since.',
  'beats-their-price': 'That is below their price: we match a price, we do not beat it.',
  'not-lower': 'That is not below our price.',
  'needs-other-name': 'More than a tenth off needs a second name, of another person.',
  'approved-before': 'This e-mail has an open price of the piece already.',
  'asked-again': 'The visitor has asked again since: answer that request.',
  'moved-meanwhile': 'Somebody else has just changed it: look at the board.',
};

/** @returns the result as text for a terminal */
export function decidedInWords(number: string, decided: Decided): string {
  if (decided.outcome === 'unknown') return `There is no price promise ${number}.`;
  if (decided.outcome === 'refused') return WHY[decided.why];
  const { from, to } = decided;
  return `${number}: ${shown(from.state)} → ${shown(to.state)}; ${standingOf(to, to.askedAt)}.`;
}
