import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { stuckRepository } from '../../src/adapters/db/stuck-repository.ts';
import { historyInWords } from '../../src/operator/say.ts';
import { proveLedger } from './paid-order.ts';
import { HOUR_MS, useSoldGiftCards } from './sold-gift-cards.ts';

const world = useSoldGiftCards();
const STATES = (count: number, state: string) => Array.from({ length: count }, () => ({ state }));

describe('a gift card that is sold', () => {
  it('[VA-08] is issued once for each shipped piece, and its balance is its value', async () => {
    const { application } = world;
    const [order, messageId] = [await world.order(), randomUUID()];
    await order.ship(2, messageId);
    await order.ship(2, messageId);
    await order.ship(2);
    await world.sweepAt(0);
    await world.sweepAt(2 * HOUR_MS);
    expect(await order.issues()).toMatchObject(STATES(2, 'issued'));
    const cards = await order.reveal();
    expect(new Set(cards.map(({ number }) => number)).size).toBe(2);
    for (const card of cards) {
      const asker = {
        site: 'loupe',
        ownerKey: `a:${randomUUID()}`,
        network: '203.0.113.0/24',
        ipAddress: '203.0.113.7',
        botCheck: '',
      };
      expect(await application.checkGiftCardBalance(card, asker)).toMatchObject({
        balance: { minorUnits: 5_000, currency: 'GBP' },
      });
    }
    await proveLedger({ ...world.payments, application });
  });

  it('[VA-08] is owed to its holder, not to the customer of the order', async () => {
    const order = await world.order();
    await order.ship(1);
    await world.sweepAt(0);
    const balances = await world.payments.rows(
      `SELECT account, sum(ledger_entry.amount_minor)::int AS minor FROM ledger_entry JOIN payment ON payment.id = payment_id
       WHERE placement_id = $1 AND account NOT LIKE 'memorandum.%' GROUP BY account ORDER BY account`,
      [order.placementId],
    );
    expect(balances).toEqual([
      { account: 'asset.cybersource.receivable', minor: 5_000 },
      { account: 'liability.customers', minor: 0 },
      { account: 'liability.gift-cards', minor: -5_000 },
    ]);
  });

  it('[VA-08] is not issued before its shipment is captured, unless an operator decides it', async () => {
    const order = await world.order();
    await world.payments.sandbox.fault({ operation: 'capture', status: 'DECLINED' });
    await order.ship(1);
    await world.sweepAt(0);
    await world.sweepAt(2 * HOUR_MS);
    expect(await order.issues()).toMatchObject(STATES(1, 'intended'));
    const { backgroundPool, clock } = world.payments.edges;
    const stuck = stuckRepository(poolTx(backgroundPool), clock);
    const listed = await stuck.giftCardsNotIssued();
    expect(listed).toMatchObject([{ placementId: order.placementId, amount: { minorUnits: 5_000 } }]);
    expect(await stuck.retry(listed[0]?.issueId ?? '')).toBe(true);
    await world.sweepAt(2 * HOUR_MS);
    expect(await order.issues()).toMatchObject(STATES(1, 'issued'));
    expect(await stuck.giftCardsNotIssued()).toEqual([]);
  });

  it('[ER-13] is in no table, event or log in clear, and only its own placement can ask for it', async () => {
    const order = await world.order();
    await order.ship(1);
    await world.sweepAt(0);
    const [card] = await order.reveal();
    const tables = await world.payments.rows<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'payments_finance'`,
    );
    for (const { name } of tables) {
      const rows = await world.payments.rows(`SELECT row_to_json(t)::text AS text FROM "${name}" AS t`);
      expect(JSON.stringify(rows)).not.toContain(card?.number);
    }
    const payloads = await world.payments.rows<{ payload: Buffer }>('SELECT payload FROM outbox');
    for (const { payload } of payloads) expect(payload.toString('latin1')).not.toContain(card?.number);
    expect(world.payments.logs()).not.toContain(card?.number);
    const [issue] = await order.issues();
    const reader = { kind: 'mail' } as const;
    const other = { placementId: randomUUID(), issueId: issue?.id ?? '', reader };
    expect(await world.application.revealGiftCard(other)).toBeUndefined();
  });
});

describe('gift cards of one value on two lines', () => {
  it('[VA-08] are issued for each piece of each line', async () => {
    const order = await world.order();
    await order.ship([1, 2]);
    await world.sweepAt(0);
    expect(await order.issues()).toMatchObject(STATES(3, 'issued'));
  });

  it('[VA-08] the one that comes back is cancelled and refunded, whatever is left on the older one', async () => {
    const order = await world.order();
    await order.ship([1, 1]);
    await world.sweepAt(0);
    const [spent, other] = await order.reveal();
    await world.sandbox.change(spent?.number ?? '', { balance: '0.01' });
    const reference = await order.takeBack(1, 2);
    await world.sweepAt(0);
    expect(await settlement(reference)).toMatchObject({ state: 'done', refusal: null });
    expect((await order.issues()).map(({ state }) => state)).toEqual(['issued', 'cancelled']);
    expect(await world.sandbox.balance(other?.number ?? '')).toMatchObject({ balance: '0.00' });
    expect(await world.sandbox.balance(spent?.number ?? '')).toMatchObject({ balance: '0.01' });
  });
});

describe('a returned gift card', () => {
  it('[VA-08] is cancelled first and then refunded, also when the answer of the cancellation is lost', async () => {
    const order = await world.order();
    await order.ship(1);
    await world.sweepAt(0);
    const before = (await world.liveCards()).length;
    await world.sandbox.fault({ method: 'dc_907', httpAfter: 502 });
    const reference = await order.takeBack(1);
    await world.sweepAt(0);
    expect(await settlement(reference)).toMatchObject({ state: 'intended', refusal: null });
    expect(await order.reveal()).toEqual([]);
    await world.sweepAt(HOUR_MS);
    expect(await settlement(reference)).toMatchObject({ state: 'done', refusal: null });
    expect(await order.issues()).toMatchObject(STATES(1, 'cancelled'));
    expect(await order.reveal()).toEqual([]);
    expect(await world.liveCards()).toHaveLength(before - 1);
    await proveLedger({ ...world.payments, application: world.application });
  });

  it('[VA-08] is the one that came back of a line with several, whatever the others are worth', async () => {
    const order = await world.order();
    await order.ship([2]);
    await world.sweepAt(0);
    const [first, second] = await order.reveal();
    await world.sandbox.change(first?.number ?? '', { balance: '12.34' });
    const reference = await order.takeBack(1, 1, [second?.number.slice(-4) ?? '']);
    await world.sweepAt(0);
    expect(await settlement(reference)).toMatchObject({ state: 'done', refusal: null });
    expect(await world.sandbox.balance(first?.number ?? '')).toMatchObject({ balance: '12.34' });
    expect(await world.sandbox.balance(second?.number ?? '')).toMatchObject({ balance: '0.00' });
  });

  it('[VA-08] that was spent in part stays valid, and is all that is not refunded of its return', async () => {
    const order = await world.order();
    await order.ship(3);
    await world.sweepAt(0);
    const [card] = await order.reveal();
    await world.sandbox.change(card?.number ?? '', { balance: '49.99' });
    const reference = await order.takeBack(3);
    await world.sweepAt(0);
    expect(await settlement(reference)).toEqual({
      state: 'refused',
      refusal: 'gift-card-not-cancelled',
      amount_minor: '15000',
      settled_minor: '10000',
    });
    expect((await order.issues()).map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'cancelled',
      'refused',
    ]);
    expect(await world.sandbox.balance(card?.number ?? '')).toMatchObject({ balance: '49.99' });
    const history = await world.application.showPayment(order.placementId);
    expect(historyInWords(history!)).toContain(
      `refund £150.00 (${reference}): refused. £100.00 is refunded, £50.00 is not. A gift card`,
    );
    const { backgroundPool, clock } = world.payments.edges;
    const stuck = await stuckRepository(poolTx(backgroundPool), clock).refusedSettlements();
    expect(stuck.filter(({ placementId }) => placementId === order.placementId)).toMatchObject([
      { amount: { minorUnits: 5_000 }, refusals: ['gift-card-not-cancelled'] },
    ]);
    await proveLedger({ ...world.payments, application: world.application });
  });

  it('[VA-08] that is the whole return is not refunded if it was spent in part', async () => {
    const order = await world.order();
    await order.ship(1);
    await world.sweepAt(0);
    const [card] = await order.reveal();
    await world.sandbox.change(card?.number ?? '', { balance: '49.99' });
    const reference = await order.takeBack(1);
    await world.sweepAt(0);
    expect(await settlement(reference)).toMatchObject({ state: 'refused', settled_minor: '0' });
    expect(await order.reveal()).toEqual([]);
  });

  it('[VA-08] that was not issued yet is not issued any more', async () => {
    const order = await world.order();
    await world.sandbox.fault({ method: 'dc_904', code: '5' });
    await order.ship(1);
    await world.sweepAt(0);
    const before = (await world.liveCards()).length;
    const reference = await order.takeBack(1);
    await world.sweepAt(0);
    expect(await order.issues()).toMatchObject(STATES(1, 'cancelled'));
    expect(await settlement(reference)).toMatchObject({ state: 'done', refusal: null });
    expect(await world.liveCards()).toHaveLength(before);
  });

  it('[VA-08] whose request is lost is refunded when an hour has shown that nothing was issued', async () => {
    const { order, reference } = await lostAndReturned();
    expect(await settlement(reference)).toMatchObject({ state: 'intended', refusal: null });
    await world.sweepAt(2 * HOUR_MS);
    expect(await order.issues()).toMatchObject(STATES(1, 'cancelled'));
    expect(await settlement(reference)).toMatchObject({ state: 'done', refusal: null });
    expect(await order.reveal()).toEqual([]);
    await proveLedger({ ...world.payments, application: world.application });
  });

  it('[VA-08] whose request was given up is refunded when an operator lets it be tried again', async () => {
    await world.sandbox.fault({ method: 'dc_918', http: 502, next: 1_000 });
    const { order, reference } = await lostAndReturned();
    for (const hours of [2, 25, 50]) await world.sweepAt(hours * HOUR_MS);
    await world.sandbox.clearFaults();
    await world.sweepAt(100 * HOUR_MS);
    const [issue] = await order.issues();
    expect(issue).toMatchObject({ state: 'unknown' });
    expect(await settlement(reference)).toMatchObject({ state: 'intended' });

    const { backgroundPool, clock } = world.payments.edges;
    expect(await stuckRepository(poolTx(backgroundPool), clock).retry(issue!.id)).toBe(true);
    await world.sweepAt(100 * HOUR_MS);
    expect(await order.issues()).toMatchObject(STATES(1, 'cancelled'));
    expect(await settlement(reference)).toMatchObject({ state: 'done', refusal: null });
  });
});

/** The provider did not process the request and did not say so; the card was returned before anybody knew. */
async function lostAndReturned() {
  const order = await world.order();
  await world.sandbox.fault({ method: 'dc_904', http: 502 });
  await order.ship(1);
  await world.sweepAt(0);
  expect(await order.issues()).toMatchObject(STATES(1, 'unknown'));
  const reference = await order.takeBack(1);
  await world.sweepAt(0);
  return { order, reference };
}

async function settlement(reference: string) {
  const [row] = await world.payments.rows(
    'SELECT state, refusal, amount_minor, settled_minor FROM settlement WHERE reference = $1',
    [reference],
  );
  return row;
}
