import { create, toBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import type { Envelope } from '@loupe/contracts/envelope';
import {
  PaymentChangedSchema,
  PaymentSettledSchema,
  PaymentState,
  SettlementKind,
  SettlementOutcome,
} from '@loupe/contracts/payments/payment';
import { drained } from '@loupe/test-harness/drained';
import { randomUUID } from 'node:crypto';
import { readReportCommand } from '../../src/operator/read-report-command.ts';
import { onCountedEvent } from '../../src/events/consumed/counted-events.ts';
import { reportRepository } from '../../src/adapters/db/report-repository.ts';
import { checkCounts } from '../../src/use-cases/check-counts.ts';
import { makeReport } from '../../src/use-cases/make-report.ts';
import { prune, PRUNED_AT_ONCE } from '../../src/use-cases/prune.ts';
import { countMetrics } from '../../src/adapters/db/count-metrics.ts';
import { poolTx } from '@loupe/database/tx';
import { londonDate } from '@loupe/calendar/london';
import { daysAfter } from '@loupe/calendar/days';
import { PRICE } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { eventsOf, openWarehouse, placed } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const RING = '0100002';
const SITE = 'beaverbrooks';
const CONSUMER = 'cart-checkout.counts';

let shop: Shop;
let instance: Instance;
let warehouse: Warehouse;
const logged: object[] = [];

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  warehouse = await openWarehouse(instance);
});
beforeEach(async () => {
  await shop.restock({ [RING]: 9 });
  logged.length = 0;
});
afterAll(async () => {
  await warehouse.stop();
  await shop.close();
});

const hear = (envelope: Envelope): Promise<void> =>
  onCountedEvent((id, counted) => instance.ports.counts.addEvent(CONSUMER, id, counted))({ envelope });

/** An order of two rings: one is cancelled, the other shipped and returned. @returns all its events */
async function movedOrder(): Promise<Envelope[]> {
  const { orderNumber, id } = await placed(shop, instance, [RING, RING]);
  const one = { lines: [{ sku: RING, quantity: 1 }] };
  for (const [type, more] of [
    ['order.cancelled', { cancellationId: 'C1', ...one }],
    ['order.shipped', { shipmentId: 'P1' }],
    ['order.returned', { returnId: 'R1', ...one, restock: true }],
  ] as const) {
    await warehouse.notify(type, orderNumber, more);
    await warehouse.process();
  }
  return (await eventsOf(shop, id)).map(({ envelope }) => envelope);
}

function paymentEvent(type: string, payload: Uint8Array, at = new Date()): Envelope {
  const about = { id: randomUUID(), type, aggregateId: randomUUID(), site: SITE };
  return create(EnvelopeSchema, { ...about, occurredAt: timestampFromDate(at), payload });
}

const refunded = (moved: number, more: object = {}): Envelope =>
  paymentEvent(
    'payment-settled',
    toBinary(
      PaymentSettledSchema,
      create(PaymentSettledSchema, {
        kind: SettlementKind.REFUND,
        outcome: SettlementOutcome.DONE,
        method: 'credit-card',
        amountMinorUnits: BigInt(moved),
        movedMinorUnits: BigInt(moved),
        ...more,
      }),
    ),
  );

const changed = (state: PaymentState): Envelope =>
  paymentEvent('payment-changed', toBinary(PaymentChangedSchema, create(PaymentChangedSchema, { state })));

const counts = () =>
  shop.query<{ name: string; dim: string; n: number; amount: number }>(
    `SELECT name, dim, sum(n)::int AS n, sum(amount)::int AS amount FROM count_minute GROUP BY name, dim ORDER BY name, dim`,
  );
const check = () => checkCounts({ ...instance.ports, log: (about: object) => void logged.push(about) });
const metric = async (name: string) =>
  (await countMetrics(shop.pool).read()).find((one) => one.name === name)?.samples[0]?.value;
const shuffled = <T>(things: readonly T[]): T[] => [...things].reverse();

describe('what the shop counts itself', () => {
  it('is what happened to an order and its payment, once however often and in whatever order it is told', async () => {
    const events = await movedOrder();
    const declined = changed(PaymentState.DECLINED);
    const others = [declined, changed(PaymentState.AUTHORISED), refunded(PRICE)];
    for (const event of [...events, ...others, ...shuffled([...events, ...others])]) await hear(event);
    const once = await counts();
    expect(once).toEqual([
      { name: 'cancelled', dim: '', n: 1, amount: PRICE },
      { name: 'declined', dim: '', n: 1, amount: 0 },
      { name: 'goods', dim: '', n: 2, amount: 2 * PRICE },
      { name: 'orders', dim: '', n: 1, amount: 2 * PRICE },
      { name: 'refunded', dim: 'credit-card', n: 1, amount: PRICE },
      { name: 'returned', dim: '', n: 1, amount: PRICE },
      { name: 'vat', dim: '', n: 1, amount: expect.any(Number) },
    ]);
    await Promise.all([...events, ...others].map(hear));
    expect(await counts()).toEqual(once);
    await shop.query(`DELETE FROM inbox WHERE consumer = '${CONSUMER}'`);
    await shop.query('TRUNCATE count_minute');
    for (const event of shuffled([...others, ...events])) await hear(event);
    expect(await counts()).toEqual(once);
  });

  it('counts of a refund what was given back: not what had never been taken, and what was before the rest was refused', async () => {
    await hear(refunded(10_00, { movedMinorUnits: 4_00n, uncapturedMinorUnits: 6_00n }));
    await hear(refunded(50_00, { movedMinorUnits: 20_00n, outcome: SettlementOutcome.REFUSED }));
    await hear(refunded(5_00, { movedMinorUnits: 0n, outcome: SettlementOutcome.REFUSED }));
    await hear(refunded(7_00, { kind: SettlementKind.CAPTURE }));
    expect(await counts()).toEqual([{ name: 'refunded', dim: 'credit-card', n: 2, amount: 24_00 }]);
  });

  it('keeps no order, payment, shopper or session', async () => {
    const events = await movedOrder();
    for (const event of events) await hear(event);
    const order = (await shop.query<Record<string, string>>('SELECT * FROM sales_order'))[0]!;
    const kept = JSON.stringify([
      ...(await shop.query('SELECT count_minute::text FROM count_minute')),
      ...(await shop.query('SELECT count_day::text FROM count_day')),
    ]);
    for (const secret of ['id', 'order_number', 'placement_id', 'cart_id', 'owner', 'email'])
      expect(kept).not.toContain(order[secret]);
    for (const { id } of events) expect(kept).not.toContain(id);
  });
});

describe('the comparison with the books', () => {
  beforeEach(async () => {
    for (const event of await movedOrder()) await hear(event);
    await hear(refunded(PRICE));
    shop.payments.refunds.push({ at: new Date(), site: SITE, amount: PRICE });
  });

  it('is made when the day has ended in London, once, and finds no difference', async () => {
    expect(await check()).toBe(0);
    const today = londonDate(new Date());
    expect(await shop.query('SELECT FROM count_check WHERE day = $1', [today])).toEqual([]);
    await shop.moveClock('24 hours 20 minutes');
    await shop.query('TRUNCATE count_check');
    expect(await metric('loupe_checkout_counts_unchecked_days')).toBe(0);
    await shop.query(
      `INSERT INTO caught_up_topic (consumer, topic) VALUES ($1, 'orders'), ($1, 'payments')`,
      [CONSUMER],
    );
    expect(await metric('loupe_checkout_counts_unchecked_days')).toBe(7);
    expect(await check()).toBe(0);
    const rows = await shop.query(
      `SELECT figure, counted::int, booked::int FROM count_check WHERE day = $1 AND site = $2 ORDER BY figure`,
      [today, SITE],
    );
    expect(rows).toEqual([
      { figure: 'cancelled', counted: PRICE, booked: PRICE },
      { figure: 'refunded', counted: PRICE, booked: PRICE },
      { figure: 'returned', counted: PRICE, booked: PRICE },
      { figure: 'sold', counted: 2 * PRICE, booked: 2 * PRICE },
    ]);
    expect(await metric('loupe_checkout_counts_differing')).toBe(0);
    expect(await metric('loupe_checkout_counts_unchecked_days')).toBe(0);
    shop.payments.refunds.length = 0;
    expect(await check()).toBe(0);
  });

  it.each([
    [
      'a penny of an order that was not counted',
      `UPDATE count_minute SET amount = amount - 1 WHERE name = 'orders'`,
      'sold',
    ],
    [
      'a return counted twice',
      `UPDATE count_minute SET amount = 2 * amount WHERE name = 'returned'`,
      'returned',
    ],
    ['a cancellation that was not counted', `DELETE FROM count_minute WHERE name = 'cancelled'`, 'cancelled'],
    [
      'a penny refunded that the ledger does not have',
      `UPDATE count_minute SET amount = amount + 1 WHERE name = 'refunded'`,
      'refunded',
    ],
  ])('finds %s, and says so until it is put right', async (_what, spoil, figure) => {
    await shop.query(spoil);
    await shop.moveClock('24 hours 20 minutes');
    expect(await check()).toBe(1);
    expect(logged).toMatchObject([{ site: SITE, figure }]);
    expect(await metric('loupe_checkout_counts_differing')).toBe(1);
    await shop.moveClock('36 days');
    await drained(() => prune(instance.ports), PRUNED_AT_ONCE);
    expect(await check()).toBe(1);
    expect(await metric('loupe_checkout_counts_differing')).toBe(1);
    await shop.query(`UPDATE count_day SET amount = $1 WHERE name = 'orders'`, [2 * PRICE]);
    await shop.query(`UPDATE count_day SET amount = $1 WHERE name IN ('returned', 'refunded')`, [PRICE]);
    await shop.query(
      `INSERT INTO count_day SELECT day, site, 'cancelled', '', 1, $1, 1 FROM count_day WHERE name = 'orders' ON CONFLICT DO NOTHING`,
      [PRICE],
    );
    expect(await check()).toBe(0);
    expect(await metric('loupe_checkout_counts_differing')).toBe(0);
  });
});

describe('a report', () => {
  const report = async (name: string) => {
    const today = londonDate(new Date());
    const command = readReportCommand([name, '--from', daysAfter(today, -1), '--to', today], today);
    const reports = reportRepository(poolTx(shop.pool));
    return (await makeReport({ reports, sites: [SITE, 'loupe'] }, command)).rows;
  };

  it('of sales shows each day and shop, also after its minutes were added to the day', async () => {
    for (const event of await movedOrder()) await hear(event);
    await hear(refunded(PRICE));
    const rows = await report('sales');
    expect(rows.map(([day, site]) => [day, site])).toHaveLength(4);
    const sold = rows.find(([, , orders]) => (orders as { count: number }).count === 1)!;
    expect(sold.slice(2)).toEqual([
      { count: 1 },
      { count: 2 },
      { pence: 2 * PRICE },
      { pence: 0 },
      { pence: 0 },
      { pence: 2 * PRICE },
      { pence: expect.any(Number) },
      { pence: PRICE },
      { pence: PRICE },
      { pence: 0 },
      { pence: PRICE },
      { count: 0 },
    ]);
    await shop.moveClock('36 days');
    await drained(() => prune(instance.ports), PRUNED_AT_ONCE);
    expect(await counts()).toEqual([]);
    expect(await report('sales')).toEqual(rows);
    await shop.moveClock('7 years');
    await drained(() => prune(instance.ports), PRUNED_AT_ONCE);
    expect(await shop.query('SELECT FROM count_day')).toEqual([]);
  });

  it('of stock is the ledger’s', async () => {
    await movedOrder();
    expect(await report('stock')).toEqual([
      [RING, ...[0, 9, 1, 1, 0, 9].map((pieces) => ({ count: pieces })), '10 %'],
    ]);
  });
});
