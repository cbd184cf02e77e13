import type pg from 'pg';
import { CODES } from './codes.ts';
import { EVENTS } from './events.ts';
import { GIFT_CARDS } from './gift-cards.ts';
import type { Facts, Invariant } from './invariant.ts';
import { HOLDS } from './holds.ts';
import { KEPT } from './kept.ts';
import { MONEY } from './money.ts';
import { ORDERS } from './orders.ts';
import { DIARY } from './diary.ts';
import { PRICE_PROMISES } from './price-promises.ts';
import { RESERVATIONS } from './reservations.ts';
import { STOCK } from './stock.ts';

/** All invariants, in the order of their ids. */
export const INVARIANTS: readonly Invariant[] = [
  ...STOCK,
  ...RESERVATIONS,
  ...PRICE_PROMISES,
  ...DIARY,
  ...MONEY,
  ...HOLDS,
  ...GIFT_CARDS,
  KEPT,
  ...ORDERS,
  ...EVENTS,
  ...CODES,
].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

export interface Finding {
  readonly invariant: Invariant;
  readonly verdict: 'holds' | 'broken' | 'not judged';
  /** The rows that violate it. */
  readonly rows: readonly object[];
}

export interface CheckOptions {
  readonly facts?: Facts;
  /** No work is under way, so no grace period is allowed. */
  readonly atRest?: boolean;
}

/**
 * Checks every invariant on one snapshot of the database.
 * @param client an administrator's; the shop may go on meanwhile
 */
export async function checkInvariants(client: pg.ClientBase, options: CheckOptions = {}): Promise<Finding[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await checkInTransaction(client, options);
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Checks every invariant in the transaction that the client is in. */
export async function checkInTransaction(
  client: pg.ClientBase,
  { facts = {}, atRest = false }: CheckOptions,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of INVARIANTS) findings.push(await judge(client, invariant, facts, atRest));
  return findings;
}

async function judge(
  client: pg.ClientBase,
  invariant: Invariant,
  facts: Facts,
  atRest: boolean,
): Promise<Finding> {
  const { sql, graceSeconds, fact } = invariant;
  const known = fact && facts[fact];
  if (fact && known === undefined) return { invariant, verdict: 'not judged', rows: [] };
  const values = [
    ...(graceSeconds === undefined ? [] : [atRest ? 0 : graceSeconds]),
    ...(known ? [JSON.stringify(known)] : []),
  ];
  const { rows } = await client.query<object>(sql, values);
  return { invariant, verdict: rows.length === 0 ? 'holds' : 'broken', rows };
}

export const broken = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ verdict }) => verdict === 'broken');

const ROWS_SHOWN = 10;

/** One line for each, followed by the first rows that violate it. */
export function inLines(findings: readonly Finding[]): string {
  const mark = { holds: '✓', broken: '✗', 'not judged': '–' };
  return findings
    .flatMap(({ invariant: { id, says }, verdict, rows }) => [
      `${mark[verdict]} ${id.padEnd(3)} ${says}${verdict === 'not judged' ? ' (not judged: fact not available)' : ''}`,
      ...rows.slice(0, ROWS_SHOWN).map((row) => `      ${JSON.stringify(row)}`),
      ...(rows.length > ROWS_SHOWN ? [`      … and ${rows.length - ROWS_SHOWN} more`] : []),
    ])
    .join('\n');
}
