import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { WAKE_OTHERS } from '../../src/adapters/db/apply-settlement-statements.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => void (payments = await startTestPayments()));
afterAll(() => payments.stop());

const CLAIM = 'SELECT id FROM settlement WHERE id = $1 FOR UPDATE SKIP LOCKED';

/** A settlement of a payment that is not begun. @param due how long from now @returns its id */
async function intended(paymentId: string, due: string): Promise<string> {
  const [row] = await payments.rows<{ id: string }>(
    `INSERT INTO settlement (payment_id, kind, reference, order_id, currency, amount_minor, final, next_attempt_at)
    VALUES ($1, 'void', $2, '', 'GBP', 0, false, now() + $3::interval) RETURNING id`,
    [paymentId, randomUUID(), due],
  );
  return row!.id;
}

it('[MU-13] the end of a settlement makes those due that wait, and passes over one that is due and about to be claimed', async () => {
  const { placementId } = await payments.prepared(CARDS.approves).then(async (order) => {
    await payments.application.authorise(order);
    return order;
  });
  const [payment] = await payments.rows<{ id: string }>('SELECT id FROM payment WHERE placement_id = $1', [
    placementId,
  ]);
  const ended = await intended(payment!.id, '1 hour');
  const [waiting, due] = [await intended(payment!.id, '1 hour'), await intended(payment!.id, '-1 s')];
  const client = new pg.Client({ connectionString: payments.database.url });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(WAKE_OTHERS.text, [payment!.id, ended]);
    expect(await payments.rows(CLAIM, [due])).toEqual([{ id: due }]);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  const isDue = 'SELECT next_attempt_at <= now() AS "isDue" FROM settlement WHERE id = $1';
  expect(await payments.rows(isDue, [waiting])).toEqual([{ isDue: true }]);
  expect(await payments.rows(isDue, [ended])).toEqual([{ isDue: false }]);
});
