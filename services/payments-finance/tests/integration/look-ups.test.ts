import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PAYMENT_OF_ORDER } from '../../src/adapters/db/settlement-statements.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';
import { paidOrder } from './paid-order.ts';

const DAY_MS = 86_400_000;

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());

/** The provider captures 10 pounds that are not in our ledger. */
async function captureAtProviderOnly(reference: string): Promise<void> {
  const [tender] = await payments.rows<{ id: string }>(
    'SELECT provider_id AS id FROM tender WHERE reference = $1',
    [reference],
  );
  const merchantTransactionId = randomUUID().replaceAll('-', '');
  const amount = { minorUnits: 1_000, currency: 'GBP' };
  const order = { amount, reference, merchantTransactionId, account: undefined, sequence: 1, final: false };
  await payments.edges.cards.capture({ ...order, authorisationId: tender?.id ?? '' }, 5_000);
}

/** Books a capture of the given age that the provider does not have. */
const bookCapture = (placementId: string, ageMs: number) =>
  payments.rows(
    `WITH asked AS (
       INSERT INTO settlement (payment_id, kind, reference, order_id, currency, amount_minor, final, state, finished_at)
       SELECT id, 'capture', 'lost', '', 'GBP', 500, false, 'done', now() FROM payment WHERE placement_id = $1
       RETURNING id, payment_id
     ), sent AS (
       INSERT INTO settlement_request (settlement_id, payment_id, kind, currency, amount_minor, merchant_transaction_id,
                                       provider_id, state, sent_at)
       SELECT id, payment_id, 'capture', 'GBP', 500, 'booked-alone', 'p', 'done', now() - $2 * interval '1 millisecond'
       FROM asked
       RETURNING id, settlement_id, payment_id, sent_at
     )
     INSERT INTO ledger_entry (set_id, kind, account, currency, amount_minor, payment_id, tender_id, settlement_id, request_id, booked_at)
     SELECT $3, 'capture', posting.account, 'GBP', posting.minor, sent.payment_id, tender.id, settlement_id, sent.id, sent.sent_at
     FROM sent JOIN tender USING (payment_id),
          (VALUES ('asset.cybersource.receivable', 500), ('liability.customers', -500)) AS posting (account, minor)`,
    [placementId, ageMs, randomUUID()],
  );

const differences = async (since?: Date) =>
  (await payments.application.reconcileSettlements(since)).differences
    .map(({ what, kind }) => `${kind} ${what}`)
    .sort();

describe('queries on growing tables', () => {
  it('[MU-13] a reconciliation covers a period: that of the report, or from a given day on', async () => {
    const order = await paidOrder(payments);
    await order.ask('capture', 100);
    await captureAtProviderOnly(order.reference);
    await bookCapture(order.placementId, 2 * DAY_MS);
    const since = new Date(Date.now() + 1);
    await (await paidOrder(payments)).ask('capture', 200);
    const today = ['authorisation standing', 'capture missing-here'];
    expect(await differences()).toEqual(today);
    expect(await differences(since)).toEqual([]);
    expect(await differences(new Date(Date.now() - 3 * DAY_MS))).toEqual([...today, 'capture missing-there']);
  });

  it('[MU-13] an order is found by two indexes, by its number and by its placement', async () => {
    await payments.rows(
      `WITH paid AS (
         INSERT INTO payment (placement_id, state)
         SELECT 'many ' || number, 'declined' FROM generate_series(1, 5000) AS number RETURNING id, placement_id
       )
       INSERT INTO tender (payment_id, step, attempt, method, state, currency, amount_minor, request_hash, reference,
                           merchant_transaction_id, masked_number, card_type)
       SELECT id, 'card', 1, 'credit-card', 'declined', 'GBP', 1, '', placement_id, placement_id, '', '' FROM paid`,
    );
    await payments.rows('ANALYZE payment, tender');
    const plan = (await payments.rows(`EXPLAIN ${PAYMENT_OF_ORDER}`, ['many 7'])).map((row) =>
      Object.values(row),
    );
    expect(plan.join('\n')).toContain('tender_reference_idx');
    expect(plan.join('\n')).toContain('payment_placement_id_key');
    expect(plan.join('\n')).not.toMatch(/Seq Scan on (payment|tender)/);
  });
});
