import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import { newToyLedger, toyProvider } from '../toy-method/toy-provider.ts';
import type { ToyLedger } from '../toy-method/toy-provider.ts';
import { later, resultOf } from './challenges.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

/** Any method of EU-04: the toy takes the place of its provider. */
const METHOD = 'applepay';

let payments: TestPayments;
let application: UseCases;
let ledger: ToyLedger;
beforeAll(async () => {
  payments = await startTestPayments();
  // As the migration of a method does.
  await payments.rows(
    `INSERT INTO ledger_account (code, kind, name) VALUES ($1, 'memorandum', 'Held by the toy'), ($2, 'asset', 'Captured by the toy')
     ON CONFLICT (code) DO NOTHING`,
    [`memorandum.${METHOD}.authorised`, `asset.${METHOD}.receivable`],
  );
  ledger = newToyLedger();
  const providers = { [METHOD]: toyProvider(ledger, payments.edges.now) };
  application = payments.applicationWith({ providers });
});
beforeEach(() => {
  ledger.agreed = false;
  ledger.calls.length = 0;
});
afterAll(async () => {
  await application.drained();
  await payments.stop();
});

/** 2,350 pounds on the toy method, which takes the place of the card. */
async function toyOrder(): Promise<AuthoriseOrder> {
  const order = await payments.order(CARDS.approves);
  return { ...order, plan: [{ amount: order.amount, details: { method: METHOD }, verified: undefined }] };
}

const booked = async (placementId: string) =>
  payments.rows(
    `SELECT account, sum(ledger_entry.amount_minor)::int AS sum FROM ledger_entry JOIN payment ON payment.id = payment_id
     WHERE placement_id = $1 GROUP BY account ORDER BY account`,
    [placementId],
  );

/** Delivers the events of an order's parcels and returns, one after the other, with their background work. */
async function settle(
  { placementId }: AuthoriseOrder,
  movements: readonly (readonly [OrderedKind, minorUnits: number, final?: 'final'])[],
): Promise<void> {
  const orderId = randomUUID();
  for (const [kind, minorUnits, final] of movements) {
    const movement = { placementId, orderId, kind, reference: randomUUID(), final: final === 'final' };
    await application.recordSettlement(
      { ...movement, amount: { minorUnits, currency: 'GBP' } },
      randomUUID(),
    );
    await application.idle();
  }
}

describe('a method that one folder and one entry in the map add', () => {
  it('[EU-22] is not offered without its entry', async () => {
    await expect(payments.application.authorise(await toyOrder())).rejects.toThrow('applepay is not offered');
  });

  it('[EU-22] waits for the redirect, holds after it, and is reversed by a cancel', async () => {
    const order = await toyOrder();
    expect(await application.authorise(order)).toMatchObject({
      view: {
        state: 'action',
        nextAction: { kind: 'redirect', url: `https://toy.example/${order.reference}` },
      },
    });
    expect(resultOf(await application.resume({ ...order, deadline: later() }))).toEqual([
      'action',
      undefined,
    ]);
    expect(ledger.held.size).toBe(0);

    ledger.agreed = true;
    const resumed = await application.resume({ ...order, deadline: later() });
    expect(resumed).toMatchObject({
      view: { state: 'authorised', held: [{ method: METHOD, cardType: 'Toy' }] },
    });
    expect(await application.find(order.placementId)).toEqual('view' in resumed && resumed.view);
    expect([...ledger.held.values()]).toEqual([235_000]);
    expect(await booked(order.placementId)).toEqual([
      { account: 'memorandum.applepay.authorised', sum: 235_000 },
      { account: 'memorandum.authorisations', sum: -235_000 },
    ]);

    await application.cancel({ placementId: order.placementId, reason: 'test' });
    await application.idle();
    expect(ledger.held.size).toBe(0);
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'reversed', task: 'done' });
    expect((await booked(order.placementId)).map((row) => Object.values(row)[1])).toEqual([0, 0]);
  });

  it('[EU-22] captures each parcel, refunds a return, and books both on its own accounts', async () => {
    const order = await toyOrder();
    await application.authorise(order);
    ledger.agreed = true;
    await application.resume({ ...order, deadline: later() });
    await settle(order, [
      ['capture', 35_000],
      ['capture', 150_000],
      ['void', 50_000, 'final'],
      ['refund', 20_000],
    ]);
    expect(ledger.calls.slice(-4)).toEqual(['capture 35000', 'capture 150000', 'reverse', 'refund 20000']);
    expect(await booked(order.placementId)).toEqual([
      { account: 'asset.applepay.receivable', sum: 165_000 },
      { account: 'liability.customers', sum: -165_000 },
      { account: 'memorandum.applepay.authorised', sum: 0 },
      { account: 'memorandum.authorisations', sum: 0 },
    ]);
  });

  it('[EU-22] extends its hold a day before the end, and once more when the answer is lost', async () => {
    const order = await toyOrder();
    await application.authorise(order);
    ledger.agreed = true;
    await application.resume({ ...order, deadline: later() });
    ledger.losesRenewal = true;
    for (const days of [8.9, 9.1, 9.2, 18.9, 19.3]) {
      payments.runDatabaseAhead(days * 86_400_000);
      await application.watchHolds();
      await application.idle();
      await application.settleDue();
      await application.idle();
    }
    payments.runDatabaseAhead(0);
    expect(ledger.calls.filter((call) => /extend|reverse/.test(call))).toEqual([
      ...['extend 235000', 'extend 235000', 'extend 235000'],
    ]);
    expect(await booked(order.placementId)).toEqual([
      { account: 'memorandum.applepay.authorised', sum: 235_000 },
      { account: 'memorandum.authorisations', sum: -235_000 },
    ]);
    await settle(order, [['capture', 235_000, 'final']]);
    expect(ledger.calls.at(-1)).toBe('capture 235000');
  });
});
