import { fromBinary } from '@bufbuild/protobuf';
import {
  OrderCancelledSchema,
  OrderReturnedSchema,
  OrderShippedSchema,
} from '@loupe/contracts/checkout/order';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import { PRICE } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { eventsOf, openWarehouse, placed } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const RING = '0100002';
const HOOPS = '0100003';

let shop: Shop;
let instance: Instance;
let warehouse: Warehouse;
let another: Warehouse;

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  warehouse = await openWarehouse(instance);
  another = await openWarehouse(shop.instance());
});
beforeEach(() => shop.restock({ [RING]: 5, [HOOPS]: 5 }));
afterAll(async () => {
  await Promise.all([warehouse.stop(), another.stop()]);
  await shop.close();
});

const statusOf = async (orderNumber: string) =>
  (
    await shop.query<{ status: string }>('SELECT status FROM sales_order WHERE order_number = $1', [
      orderNumber,
    ])
  )[0]?.status;
const webhooks = () =>
  shop.query<{ state: string; outcome: string | null }>(
    'SELECT state, outcome FROM webhook ORDER BY received_at, message_id',
  );
const lines = (sku: string, quantity = 1) => ({ lines: [{ sku, quantity }] });

describe('an order after it was placed', () => {
  it('[EU-07] [I14] is accepted, picked, shipped in part, cancelled in part and shipped: gapless events, to the penny', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING, HOOPS, HOOPS]);
    const seen: unknown[] = [];
    const notify = async (type: string, more: object = {}) => {
      expect(await warehouse.notify(type, orderNumber, more)).toBe(200);
      expect(await warehouse.process()).toBe(1);
      seen.push(await statusOf(orderNumber));
    };
    await notify('order.accepted');
    expect(warehouse.log.at(-1)).toMatchObject({ orderNumber, type: 'order.accepted', state: 'done' });
    await notify('order.held', { hold: 'MANUAL_HOLD' });
    await notify('order.released');
    await notify('order.picking');
    await notify('order.shipped', {
      shipmentId: 'P1',
      ...lines(HOOPS),
      carrier: 'DPD',
      trackingUrl: 'https://dpd.example/1',
    });
    await notify('order.cancelled', { cancellationId: 'C1', ...lines(HOOPS) });
    await notify('order.shipped', { shipmentId: 'P2' });
    expect(seen).toEqual([
      'PROMISED',
      'MANUAL_HOLD',
      'PROMISED',
      'IN_PICKING',
      'PART_SHIPPED',
      'PART_SHIPPED',
      'SHIPPED',
    ]);
    const events = await eventsOf(shop, id);
    expect(events.map(({ type, version }) => [type, version])).toEqual([
      ['order-placed', 1],
      ['order-shipped', 2],
      ['order-cancelled', 3],
      ['order-shipped', 4],
    ]);
    const parcel = fromBinary(OrderShippedSchema, events[1]!.envelope.payload);
    expect(parcel).toMatchObject({
      orderId: id,
      orderNumber,
      shipmentId: 'P1',
      currency: 'GBP',
      final: false,
      amountMinorUnits: BigInt(PRICE),
      lines: [{ sku: HOOPS, quantity: 1 }],
    });
    expect(fromBinary(OrderCancelledSchema, events[2]!.envelope.payload)).toMatchObject({
      cancellationId: 'C1',
      amountMinorUnits: BigInt(PRICE),
      whole: false,
      final: false,
    });
    expect(fromBinary(OrderShippedSchema, events[3]!.envelope.payload)).toMatchObject({
      shipmentId: 'P2',
      amountMinorUnits: BigInt(PRICE),
      final: true,
    });
    const order = await instance.ports.orders.findById(id);
    expect(order).toMatchObject({ status: 'SHIPPED', trackingUrl: 'https://dpd.example/1' });
  });

  it('[EU-07] [I2] cancelled completely its pieces are restocked, and a crossed level is published', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING, RING]);
    expect(await shop.stockOf(RING)).toEqual({ onHand: 3, reserved: 0 });
    await warehouse.notify('order.cancelled', orderNumber, { cancellationId: 'C1' });
    await warehouse.process();
    expect(await statusOf(orderNumber)).toBe('CANCELLED');
    expect(await shop.stockOf(RING)).toEqual({ onHand: 5, reserved: 0 });
    const cancelled = fromBinary(OrderCancelledSchema, (await eventsOf(shop, id))[1]!.envelope.payload);
    expect(cancelled).toMatchObject({ amountMinorUnits: BigInt(2 * PRICE), whole: true, final: true });
    const levels = await shop.query(`SELECT type FROM outbox WHERE aggregateid = $1`, [RING]);
    expect(levels).toHaveLength(2); // low when it was sold, now in
    await expectLedger();
  });

  it('[EU-07] [I2] returned pieces are restocked only when the message says that they can be sold', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING, HOOPS]);
    await warehouse.notify('order.shipped', orderNumber, { shipmentId: 'P1' });
    await warehouse.notify('order.returned', orderNumber, { returnId: 'R1', ...lines(RING), restock: true });
    await warehouse.notify('order.returned', orderNumber, { returnId: 'R2', ...lines(HOOPS) });
    await warehouse.process();
    expect([await shop.stockOf(RING), await shop.stockOf(HOOPS)]).toMatchObject([
      { onHand: 5 },
      { onHand: 4 },
    ]);
    const events = await eventsOf(shop, id);
    expect(events.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    const returned = fromBinary(OrderReturnedSchema, events[2]!.envelope.payload);
    expect(returned).toMatchObject({ returnId: 'R1', amountMinorUnits: BigInt(PRICE) });
    await expectLedger();
  });
});

describe('webhooks of fulfilment', () => {
  it('[F40] ten concurrent copies to two instances: all are acknowledged, one is stored and applied', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING]);
    const told = { shipmentId: 'P1', sequence: 1, occurredAt: new Date(0).toISOString() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, copy) =>
        (copy % 2 === 0 ? warehouse : another).notify('order.shipped', orderNumber, told, 'same'),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    const handled = await Promise.all([warehouse.process(), another.process(), warehouse.process()]);
    expect(handled.toSorted()).toEqual([0, 0, 1]);
    expect(await webhooks()).toEqual([{ state: 'done', outcome: 'moved' }]);
    expect((await eventsOf(shop, id)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('is due at the moment it is stored, also in the second half of a millisecond', async () => {
    const { orderNumber } = await placed(shop, instance, [RING]);
    await shop.query(
      `CREATE OR REPLACE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE
       AS 'SELECT date_trunc(''day'', now()) + interval ''1 day 0.0006 seconds'''`,
    );
    await warehouse.notify('order.accepted', orderNumber);
    expect(await warehouse.process()).toBe(1);
  });

  it('[F40] the same parcel under two messages is one parcel', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING, RING]);
    for (const id of ['a', 'b'])
      await warehouse.notify('order.shipped', orderNumber, { shipmentId: 'P1', ...lines(RING) }, id);
    await warehouse.process();
    expect((await webhooks()).map(({ outcome }) => outcome)).toEqual(['moved', 'overtaken']);
    expect(await eventsOf(shop, id)).toHaveLength(2);
  });

  it('[F42] a return before its parcel is retried; picking after the parcel is ignored', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING]);
    await warehouse.notify('order.returned', orderNumber, { returnId: 'R1', sequence: 4 });
    await warehouse.process();
    expect(await webhooks()).toEqual([{ state: 'due', outcome: 'more comes back than has left' }]);
    await warehouse.notify('order.shipped', orderNumber, { shipmentId: 'P1', sequence: 3 });
    await warehouse.notify('order.picking', orderNumber, { sequence: 2 });
    await warehouse.process();
    expect(await statusOf(orderNumber)).toBe('SHIPPED');
    await shop.moveClock('3 seconds');
    await warehouse.process();
    expect((await webhooks()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect((await eventsOf(shop, id)).map(({ type }) => type)).toEqual([
      'order-placed',
      'order-shipped',
      'order-returned',
    ]);
  });

  it('[F43] a message is applied three days late', async () => {
    const { orderNumber } = await placed(shop, instance, [RING]);
    const occurredAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await shop.moveClock('3 days');
    expect(await warehouse.notify('order.shipped', orderNumber, { shipmentId: 'P1', occurredAt })).toBe(200);
    await warehouse.process();
    expect(await statusOf(orderNumber)).toBe('SHIPPED');
  });

  it('[F44] an unsigned, altered, outdated or unreadable message is not stored', async () => {
    const { orderNumber } = await placed(shop, instance, [RING]);
    const before = await shop.rowCounts();
    const body = JSON.stringify({ type: 'order.cancelled', orderNumber });
    expect(await warehouse.post(body, {})).toBe(401);
    const headers = { 'webhook-id': 'm', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' };
    expect(await warehouse.post(body, headers)).toBe(401);
    expect(await warehouse.notify('order.cancelled', orderNumber)).toBe(400);
    expect(
      await warehouse.notify('order.shipped', orderNumber, { shipmentId: 'P', note: 'x'.repeat(1_000_000) }),
    ).toBe(413);
    expect(await shop.rowCounts()).toEqual(before);
  });

  it('of an unknown order are retried for 24 hours with increasing pauses, then reported', async () => {
    await warehouse.notify('order.shipped', 'BB000000000', { shipmentId: 'P1' });
    await warehouse.process();
    expect(await warehouse.process()).toBe(0);
    const [paused] = await shop.query<{ attempts: number; seconds: number }>(
      `SELECT attempts, extract(epoch FROM next_attempt_at - clock())::int AS seconds FROM webhook`,
    );
    expect(paused).toEqual({ attempts: 1, seconds: 2 });
    await shop.moveClock('23 hours');
    await warehouse.process();
    expect(await webhooks()).toEqual([{ state: 'due', outcome: 'there is no such order' }]);
    expect(shop.faults).toEqual([]);
    await shop.moveClock('25 hours');
    await warehouse.process();
    expect(await webhooks()).toEqual([{ state: 'failed', outcome: 'there is no such order' }]);
    expect(String(shop.faults[0])).toMatch(
      /WebhookFailedError: fulfilment message-\d+: there is no such order/,
    );
  });

  it('are applied although an earlier one can neither be applied nor postponed', async () => {
    const [first, second] = [await placed(shop, instance, [RING]), await placed(shop, instance, [RING])];
    await warehouse.notify('order.picking', first.orderNumber, {}, 'first');
    await warehouse.notify('order.picking', second.orderNumber, {}, 'second');
    const condition = `OLD.message_id = 'first' AND OLD.attempts > 0`;
    const allow = await refuseRows(shop.query, { table: 'webhook', event: 'UPDATE', condition });
    await expect(warehouse.process()).rejects.toThrow('refused by the test');
    const states = 'SELECT message_id AS id, state FROM webhook WHERE state = $1';
    expect(await shop.query(states, ['done'])).toEqual([{ id: 'second', state: 'done' }]);
    await allow();
  });

  it('leased by an instance that died are applied by another when the lease expires', async () => {
    const { orderNumber } = await placed(shop, instance, [RING]);
    await warehouse.notify('order.picking', orderNumber);
    expect(await instance.ports.webhooks.lease(20, 60)).toHaveLength(1);
    expect(await another.process()).toBe(0);
    await shop.moveClock('61 seconds');
    expect(await another.process()).toBe(1);
    expect(await statusOf(orderNumber)).toBe('IN_PICKING');
  });

  it('[F52] of a cancellation and a parcel of the same pieces one wins, and only its event moves money', async () => {
    for (let round = 0; round < 8; round++) {
      await shop.restock({ [RING]: 5 });
      const { orderNumber, id } = await placed(shop, instance, [RING]);
      await warehouse.notify('order.cancelled', orderNumber, { cancellationId: 'C1' });
      const cancel = await warehouse.takeOne();
      await warehouse.notify('order.shipped', orderNumber, { shipmentId: 'P1' });
      const ship = await another.takeOne();
      const endings = await Promise.all([cancel(), ship()]);
      expect(endings.map(({ state }) => state).toSorted()).toEqual(['done', 'failed']);
      const status = await statusOf(orderNumber);
      const events = (await eventsOf(shop, id)).slice(1).map(({ type }) => type);
      expect([
        ['CANCELLED', ['order-cancelled']],
        ['SHIPPED', ['order-shipped']],
      ]).toContainEqual([status, events]);
      expect((await webhooks()).map(({ state }) => state).toSorted()).toEqual(['done', 'failed']);
      await expectLedger();
    }
  });
});

/** I1, I2: no more is reserved or sold than was in stock, and the movements add up to the pieces on hand. */
async function expectLedger(): Promise<void> {
  const wrong = await shop.query(`SELECT s.sku FROM stock_item s WHERE s.reserved NOT BETWEEN 0 AND s.on_hand
    OR s.on_hand <> (SELECT coalesce(sum(quantity), 0) FROM stock_movement m WHERE m.sku = s.sku)`);
  expect(wrong).toEqual([]);
}
