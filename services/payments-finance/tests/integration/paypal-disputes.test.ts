import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { restoreRepository } from '../../src/adapters/db/restore-repository.ts';
import { stuckRepository } from '../../src/adapters/db/stuck-repository.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { listStuck } from '../../src/use-cases/list-stuck.ts';
import { startPayPalWorld } from './paypal-world.ts';
import type { PayPalWorld } from './paypal-world.ts';

let world: PayPalWorld;
beforeAll(async () => void (world = await startPayPalWorld()));
afterAll(() => world.stop());

/** Its events arrive in this order, and what follows from them is done. */
async function tell(order: AuthoriseOrder, ...types: readonly string[]): Promise<void> {
  const events = await world.sandbox.events(order.reference);
  for (const type of types)
    for (const { headers, body } of events.filter((event) => event.type === type))
      await world.application.receiveNotice('paypal', { headers, body: Buffer.from(body) });
  await world.application.idle();
  await world.application.followNotices();
}
const CREATED = 'CUSTOMER.DISPUTE.CREATED';
const RESOLVED = 'CUSTOMER.DISPUTE.RESOLVED';

/** An order of two parcels, of which the first one is disputed at the provider. */
async function disputed(): Promise<AuthoriseOrder> {
  const order = await world.held(50_000);
  await world.settle(order, [
    ['capture', 20_000],
    ['capture', 30_000, 'final'],
  ]);
  const capture = (await world.sandbox.movements(order.reference)).find(({ kind }) => kind === 'capture');
  await world.sandbox.dispute(capture?.id ?? '');
  return order;
}

const stuck = async () => {
  const { backgroundPool, clock } = world.payments.edges;
  const cases = await listStuck({
    stuck: stuckRepository(poolTx(backgroundPool), clock),
    restores: restoreRepository(backgroundPool, randomUUID),
    reconcile: () => world.application.reconcileSettlements(),
    deadLetters: async () => [],
  });
  return cases.flatMap((each) => (each.kind === 'dispute' ? [each.dispute] : []));
};
const CAPTURED = { 'asset.paypal.receivable': 50_000, 'liability.customers': -50_000 };

describe('a dispute of PayPal', () => {
  it('is a row with its deadline, an account of its own and a case for a person, and both ledgers agree', async () => {
    const order = await disputed();
    await tell(order, CREATED, CREATED);
    expect(await world.booked(order)).toEqual({
      ...CAPTURED,
      'asset.paypal.disputed': 20_000,
      'asset.paypal.taken-back': -20_000,
    });
    const found = (await stuck()).filter(({ orderNumber }) => orderNumber === order.reference);
    expect(found).toMatchObject([
      {
        method: 'paypal',
        amount: { minorUnits: 20_000, currency: 'GBP' },
        reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      },
    ]);
    expect(found[0]?.answerBy?.getTime()).toBeGreaterThan(Date.now() + 9 * 86_400_000);
    expect(await world.differences()).toEqual([]);
    expect(await world.provided(order)).toEqual([
      ...['authorization 50000', 'capture 20000', 'capture 30000', 'dispute 20000'],
    ]);
  });

  it.each([
    ['won', CAPTURED],
    ['lost', { ...CAPTURED, 'asset.paypal.taken-back': -20_000, 'expense.disputes': 20_000 }],
  ] as const)(
    'that is %s ends as the provider says, and nothing is refunded by us',
    async (outcome, booked) => {
      const order = await disputed();
      await tell(order, CREATED);
      await world.sandbox.endDispute(order.reference, outcome);
      await tell(order, RESOLVED, RESOLVED);
      expect(await world.booked(order)).toEqual(booked);
      expect((await stuck()).filter(({ orderNumber }) => orderNumber === order.reference)).toEqual([]);
      expect(await world.differences()).toEqual([]);
      expect((await world.provided(order)).filter((row) => row.startsWith('refund'))).toEqual([]);
    },
  );

  it('whose end is told first is ended once it is known', async () => {
    const order = await disputed();
    await world.sandbox.endDispute(order.reference, 'lost');
    await tell(order, RESOLVED);
    expect(await world.booked(order)).toEqual(CAPTURED);
    await tell(order, CREATED);
    world.payments.runDatabaseAhead(60_000);
    await world.application.followNotices();
    world.payments.runDatabaseAhead(0);
    expect(await world.booked(order)).toMatchObject({ 'expense.disputes': 20_000 });
  });

  it('that nobody told us of is found by the reconciliation', async () => {
    const order = await disputed();
    expect(await world.differences()).toMatchObject([
      { kind: 'dispute', reference: order.reference, what: 'missing-here', theirs: 20_000 },
    ]);
    await tell(order, CREATED);
    expect(await world.differences()).toEqual([]);
  });

  it('keeps nothing of the payer', async () => {
    const order = await disputed();
    expect(
      (await world.sandbox.events(order.reference)).some(({ body }) => body.includes('Anna Archer')),
    ).toBe(true);
    await tell(order, CREATED);
    const rows = await world.payments.rows<{ text: string }>(
      `SELECT string_agg(text, '') AS text FROM (
         SELECT row_to_json(dispute)::text AS text FROM dispute UNION ALL SELECT row_to_json(provider_notice)::text FROM provider_notice
       ) AS all_rows`,
    );
    expect(rows[0]?.text).toContain('MERCHANDISE');
    expect(rows[0]?.text).not.toMatch(/Anna|Archer|@/);
    expect(world.payments.logs()).not.toMatch(/Anna Archer/);
  });
});
