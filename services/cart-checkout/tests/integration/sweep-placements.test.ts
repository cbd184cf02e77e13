import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { drained } from '@loupe/test-harness/drained';
import { bindUseCases } from '../../src/bind-use-cases.ts';
import { PLACEMENTS_AT_ONCE, sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { pay, readyToPay } from './support/buyer.ts';
import { approve } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100004';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SKU]: 5 }));
afterAll(() => shop.close());

/** A process that is killed at the named step: the step starts and never returns. */
function killedAt(step: 'authorise' | 'finalise' | 'cancel' | 'release') {
  let reached = () => {};
  const killed = new Promise<void>((resolve) => (reached = resolve));
  const stop = () => {
    reached();
    return new Promise<never>(() => {});
  };
  const { ports } = shop.instance();
  const dying = bindUseCases({
    ...ports,
    ...(step === 'finalise' && { statement: stop, transaction: stop }),
    placements: { ...ports.placements, ...(step === 'release' && { release: stop }) },
    payments: {
      ...ports.payments,
      ...(step === 'authorise' && { authorise: stop }),
      ...(step === 'cancel' && { cancel: stop }),
    },
  });
  return { instance: { ...dying, ports }, killed };
}

const orders = () => shop.query<{ number: string }>('SELECT order_number AS number FROM sales_order');
const states = async () =>
  (await shop.query<{ state: string }>('SELECT state FROM placement')).map(({ state }) => state);

describe('sweeping placements', () => {
  it('skips placements that are not due', async () => {
    shop.payments.answer = () => ({ kind: 'unknown' });
    await pay(instance, await readyToPay(instance, [SKU]));
    await shop.moveClock('29 seconds');
    expect(await sweepPlacements(instance.ports)).toBe(0);
    await shop.moveClock('31 seconds');
    expect(await sweepPlacements(instance.ports)).toBe(1);
  });

  it('[MU-13] settles one batch per sweep, until all are settled', async () => {
    await shop.restock({ [SKU]: 100 });
    shop.payments.answer = () => ({ kind: 'unknown' });
    for (let buyer = 0; buyer < 100; buyer++) await pay(instance, await readyToPay(instance, [SKU]));
    await shop.moveClock('31 seconds');
    expect(await sweepPlacements(instance.ports)).toBe(PLACEMENTS_AT_ONCE);
    expect(await drained(() => sweepPlacements(instance.ports), PLACEMENTS_AT_ONCE)).toBe(80);
    expect(new Set(await states())).toEqual(new Set(['released']));
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 100, reserved: 0 });
  });

  it('[MU-13] a process killed between authorise and finalise: the order is placed once', async () => {
    const { instance: dying, killed } = killedAt('finalise');
    const buyer = await readyToPay(instance, [SKU]);
    void pay(dying, buyer);
    await killed;
    await shop.moveClock('31 seconds');
    const other = shop.instance();
    await Promise.all([sweepPlacements(instance.ports), sweepPlacements(other.ports)]);
    expect(await sweepPlacements(instance.ports)).toBe(0);
    const [order, ...more] = await orders();
    expect(more).toEqual([]);
    expect(shop.payments.requests).toHaveLength(1);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 4, reserved: 0 });
    expect(await pay(instance, buyer)).toMatchObject({ type: 'OrderPlaced', orderNumber: order?.number });
  });

  it.each(['authorise', 'cancel', 'release'] as const)(
    '[MU-13] a process killed at %s: no order, stock freed, the bag is usable again',
    async (step) => {
      const { instance: dying, killed } = killedAt(step);
      if (step !== 'authorise') shop.payments.answer = () => ({ kind: 'declined', reason: 'card-declined' });
      const buyer = await readyToPay(instance, [SKU]);
      void pay(dying, buyer);
      await killed;
      expect(await shop.stockOf(SKU)).toEqual({ onHand: 5, reserved: 1 });
      await shop.moveClock('31 seconds');
      await sweepPlacements(instance.ports);
      expect([await orders(), await states()]).toEqual([[], ['released']]);
      expect(await shop.stockOf(SKU)).toEqual({ onHand: 5, reserved: 0 });
      expect(shop.payments.cancelled.length).toBeGreaterThan(0); // never released without a tombstone
      shop.payments.answer = approve;
      expect(await pay(instance, buyer)).toMatchObject({ type: 'OrderPlaced' });
    },
  );

  it('[MU-13] an answer after the tombstone places no order', async () => {
    let answerNow = () => {};
    shop.payments.answer = (request) =>
      new Promise((resolve) => (answerNow = () => resolve(approve(request))));
    const buyer = await readyToPay(instance, [SKU]);
    const waiting = pay(instance, buyer);
    while (shop.payments.requests.length === 0) await new Promise(setImmediate);
    await shop.moveClock('31 seconds');
    await sweepPlacements(instance.ports);
    answerNow();
    expect(await waiting).toEqual({ type: 'PaymentUnavailableError' });
    expect([await orders(), await states()]).toEqual([[], ['released']]);
  });

  it('[MU-13] a lost answer is settled by the state in payments: held is placed, declined and unknown are released', async () => {
    shop.payments.answer = () => ({ kind: 'unknown' });
    const buyers = [];
    for (let n = 0; n < 3; n++) {
      buyers.push(await readyToPay(instance, [SKU]));
      await pay(instance, buyers[n]!, 'key');
    }
    const [held, declined] = shop.payments.requests;
    shop.payments.settle(held!.placementId, await approve(held!));
    shop.payments.settle(declined!.placementId, { kind: 'declined', reason: 'expired-card' });
    await shop.moveClock('31 seconds');
    await sweepPlacements(instance.ports);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 4, reserved: 0 });
    expect(await Promise.all(buyers.map((buyer) => pay(instance, buyer, 'key')))).toMatchObject([
      { type: 'OrderPlaced' },
      { type: 'PaymentDeclinedError', reason: 'expired-card' },
      { type: 'PaymentUnavailableError' },
    ]);
  });

  it('[MU-13] while payments is down the goods stay reserved, and the placement is retried when the lease has expired', async () => {
    shop.payments.answer = () => ({ kind: 'unknown' });
    await pay(instance, await readyToPay(instance, [SKU]));
    shop.payments.down = true;
    await shop.moveClock('31 seconds');
    expect(await sweepPlacements(instance.ports)).toBe(1);
    expect(shop.faults).toHaveLength(1);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 5, reserved: 1 });
    shop.payments.down = false;
    expect(await sweepPlacements(instance.ports)).toBe(0); // leased
    await shop.moveClock('60 seconds');
    expect(await sweepPlacements(instance.ports)).toBe(1);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 5, reserved: 0 });
  });
});
