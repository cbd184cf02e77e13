import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createGivex } from '../../src/adapters/givex/gift-card-provider.ts';
import { giftCardMetrics } from '../../src/adapters/db/gift-card-metrics.ts';
import { refusalCounter } from '../../src/adapters/refusal-counter.ts';
import { GIVEX_PASSWORDS, GIVEX_USER_ID } from './givex-sandbox.ts';
import { HOUR_MS, useSoldGiftCards } from './sold-gift-cards.ts';

const world = useSoldGiftCards();

async function gauges() {
  const { backgroundPool, clock } = world.payments.edges;
  const metrics = await giftCardMetrics(backgroundPool, clock).read();
  const values = metrics.map(({ name, samples }) => [
    name.replace('loupe_payments_gift_cards_', ''),
    samples[0]!.value,
  ]);
  return Object.fromEntries(values) as { late: number; waiting_seconds: number };
}

/** An application whose calls of the provider are counted, and the refusals that are not 0. */
function counting() {
  const { sandbox, payments } = world;
  const refusals = refusalCounter();
  const givex = createGivex({
    url: sandbox.primary,
    secondaryUrl: sandbox.secondary,
    userId: GIVEX_USER_ID,
    passwords: GIVEX_PASSWORDS,
    newId: randomUUID,
    logger: payments.edges.logger,
    refusals,
  });
  return {
    application: payments.applicationWith({ givex }),
    close: () => givex.close(),
    async refused() {
      const [metric] = await refusals.metrics.read();
      return metric!.samples.filter(({ value }) => value > 0);
    },
  };
}

describe('the gauges of gift cards that were sold', () => {
  it('rise while one that is paid for is not issued, and fall when it is', async () => {
    expect(await gauges()).toMatchObject({ late: 0, waiting_seconds: 0 });
    const order = await world.order();
    await world.sandbox.fault({ method: 'dc_904', code: '5', next: 1_000 });
    await order.ship(2);
    await world.sweepAt(0);
    expect(await gauges()).toMatchObject({ late: 0 });
    await world.sweepAt(HOUR_MS);
    const { late, waiting_seconds: oldest } = await gauges();
    expect([late, Math.floor(oldest / 60)]).toEqual([2, 60]);
    await world.sandbox.clearFaults();
    await world.sweepAt(3 * HOUR_MS);
    expect(await order.issues()).toMatchObject([{ state: 'issued' }, { state: 'issued' }]);
    expect(await gauges()).toMatchObject({ late: 0, waiting_seconds: 0 });
  });

  it('count one whose request is lost and given up', async () => {
    const order = await world.order();
    await world.sandbox.fault({ method: 'dc_904', http: 502, next: 1_000 });
    await world.sandbox.fault({ method: 'dc_918', http: 502, next: 1_000 });
    await order.ship(1);
    for (const hours of [0, 2, 25, 50]) await world.sweepAt(hours * HOUR_MS);
    expect(await order.issues()).toMatchObject([{ state: 'unknown' }]);
    expect(await gauges()).toMatchObject({ late: 1 });
    await order.takeBack(1);
    expect(await gauges()).toMatchObject({ late: 0 });
  });

  it('leave one out whose shipment is not captured: its settlement is refused', async () => {
    const order = await world.order();
    await world.payments.sandbox.fault({ operation: 'capture', status: 'DECLINED' });
    await order.ship(1);
    await world.sweepAt(HOUR_MS);
    expect(await order.issues()).toMatchObject([{ state: 'intended' }]);
    expect(await gauges()).toMatchObject({ late: 0 });
  });
});

describe('the refusals of the gift card provider', () => {
  it('are counted by call and code, and a code without a meaning as other', async () => {
    const counted = counting();
    const order = await world.order();
    for (const code of ['9', '5']) await world.sandbox.fault({ method: 'dc_904', code });
    await order.ship(1);
    await world.application.idle();
    await world.sweepAt(0, counted.application);
    await world.sweepAt(HOUR_MS, counted.application);
    expect(await counted.refused()).toEqual([
      { labels: { call: 'issue', code: '9' }, value: 1 },
      { labels: { call: 'issue', code: 'other' }, value: 1 },
    ]);
    await world.sweepAt(2 * HOUR_MS, counted.application);
    expect(await order.issues()).toMatchObject([{ state: 'issued' }]);
    expect(world.payments.logs()).toContain('"code":"5"');
    await counted.application.drained();
    await counted.close();
  });
});
