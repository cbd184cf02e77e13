import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';
import { stepwiseMigrations } from '@loupe/test-harness/stepwise-migrations';
import { createLogger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { settlementRepository } from '../../src/adapters/db/settlement-repository.ts';
import { paymentHoldState } from '../../src/events/published/payment-hold-state.ts';
import { paymentWaitingChanged } from '../../src/events/published/payment-waiting-changed.ts';
import { paymentSettled } from '../../src/events/published/payment-settled.ts';
import { settleDue } from '../../src/use-cases/settle-due.ts';
import { recordSettlement } from '../../src/use-cases/record-settlement.ts';
import type { SettlementProvider } from '../../src/use-cases/ports/settlement-store.ts';

const FOLDER = new URL('./version-before/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
const { names, movements } = JSON.parse(read('provider.json')) as {
  names: Record<string, string>;
  movements: { kind: string; transactionId: string; providerId: string; standing: number }[];
};
const MIGRATIONS = new URL('../../prisma/migrations', import.meta.url).pathname;

let database: TestDatabase;
let pool: pg.Pool;
let aheadMs = 0;
beforeAll(async () => {
  database = await testDatabase({ service: 'payments-finance' });
  pool = createPool({ url: database.url, applicationName: 'test', kind: 'background', max: 4 });
  const migrations = stepwiseMigrations((sql) => pool.query(sql), MIGRATIONS);
  await migrations.through('messaging_failover');
  await pool.query(read('dump.sql'));
  // The dump keeps its age: what was sent a moment before it was made was sent a moment ago.
  const since = `now() - (SELECT max(created_at) FROM settlement)`;
  await pool.query(`UPDATE settlement_request SET sent_at = sent_at + (${since})`);
  await pool.query(
    `UPDATE settlement SET created_at = created_at + (${since}), next_attempt_at = next_attempt_at + (${since})`,
  );
  await migrations.through('restore');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Continues the ledger of the provider that the version before has used. */
const ledger = [...movements];
const provider: SettlementProvider = {
  capabilities: { captures: 'several', partialCapture: true, refundDays: 180, authorisation: 'holds' },
  capture: async (order) => move('capture', order),
  refund: async (order) => move('refund', order),
  undo: async ({ merchantTransactionId }) => {
    const found = ledger.find(({ transactionId }) => transactionId === merchantTransactionId);
    if (found === undefined) return 'nothing-found';
    found.standing = 0;
    return 'undone';
  },
  reverse: async () => 'reversed',
  room: () => 20,
};

function move(kind: string, order: Parameters<SettlementProvider['capture' | 'refund']>[0]) {
  const providerId = randomUUID();
  const { merchantTransactionId: transactionId, amount } = order;
  ledger.push({ kind, transactionId, providerId, standing: amount.minorUnits });
  return { kind: 'done', providerId } as const;
}

const settlements = () =>
  settlementRepository(pool, {
    clock: { aheadMs: () => aheadMs },
    wakeRelay: () => {},
    settledEventOf: paymentSettled,
    holdStateEventOf: paymentHoldState,
    waitingEventOf: paymentWaitingChanged,
    newId: () => randomUUID(),
    now: () => new Date(),
  });

const rows = async <R extends object>(sql: string, values: unknown[] = []) =>
  (await pool.query<R>(sql, values)).rows;

const totals = async () => {
  const found = await rows<{ placement_id: string; words: string }>(
    `SELECT placement_id, concat_ws(' ', t.captured_minor, t.refunded_minor, t.voided_minor) AS words
     FROM payment JOIN tender t ON t.payment_id = payment.id WHERE t.state IN ('held', 'reversed')`,
  );
  const nameOf = new Map(Object.entries(names).map(([name, placementId]) => [placementId, name]));
  return Object.fromEntries(found.map(({ placement_id: id, words }) => [nameOf.get(id), words]));
};

async function settle(secondsAhead: number): Promise<void> {
  aheadMs = secondsAhead * 1_000;
  await settleDue({
    settlements: settlements(),
    providers: { 'credit-card': provider },
    newId: () => randomUUID(),
    payments: { tombstone: async () => 0 },
    reverseNow: async () => {},
    storedCards: { find: async () => undefined },
    now: () => new Date(),
    logger: createLogger({ service: 'test', level: 'silent' }),
  });
}

it('[I5][I6] orders of the version before are settled on their tender, to the penny', async () => {
  expect(await totals()).toEqual({
    authorised: '0 0 0',
    'part-shipped': '100000 0 0',
    refunded: '235000 50000 0',
    'capture-sent': '0 0 0',
    'refund-unknown': '200000 0 0',
    'return-waiting': '0 0 0',
    'voided-in-part': '0 0 35000',
    'captured-by-hand': '150000 0 0',
    cancelled: '0 0 235000',
    'second-card': '35000 0 0',
  });
  const without = 'SELECT FROM settlement WHERE tender_id IS NULL';
  expect(await rows(without)).toEqual([]);

  for (const seconds of [0, 30, 60, 120]) await settle(seconds);
  const placementId = names['captured-by-hand'] ?? '';
  const parcel = {
    placementId,
    orderId: randomUUID(),
    kind: 'capture',
    reference: 'P9',
    final: true,
  } as const;
  const amount = { minorUnits: 235_000, currency: 'GBP' };
  const recording = { settlements: settlements(), settleSoon: () => {} };
  await recordSettlement(recording, { ...parcel, amount }, randomUUID());
  await settle(240);

  expect(await totals()).toMatchObject({
    'capture-sent': '100000 0 0',
    'refund-unknown': '200000 70000 0',
    'voided-in-part': '200000 0 35000',
    'captured-by-hand': '235000 0 0',
  });
  const unequal = await rows(
    `SELECT p.id FROM payment p JOIN tender t ON t.payment_id = p.id GROUP BY p.id
     HAVING (p.captured_minor, p.refunded_minor, p.voided_minor) IS DISTINCT FROM
       (sum(t.captured_minor), sum(t.refunded_minor), sum(t.voided_minor))`,
  );
  expect(unequal).toEqual([]);
  const [ours] = await rows<{ captured: string; refunded: string }>(
    'SELECT sum(captured_minor) AS captured, sum(refunded_minor) AS refunded FROM tender',
  );
  const theirs = (kind: string) =>
    ledger.filter((each) => each.kind === kind).reduce((sum, { standing }) => sum + standing, 0);
  expect([theirs('capture'), theirs('refund')]).toEqual([Number(ours?.captured), Number(ours?.refunded)]);
});
