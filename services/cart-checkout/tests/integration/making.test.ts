import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { OrderCancelledSchema, OrderMakingSchema, OrderShippedSchema } from '@loupe/contracts/checkout/order';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import { PaymentSettledSchema, SettlementKind, SettlementOutcome } from '@loupe/contracts/payments/payment';
import { poolTx } from '@loupe/database/tx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { firstTime } from '@loupe/messaging/inbox';
import { randomUUID } from 'node:crypto';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { afterMaking, beforeMaking, makingCharge } from '../../src/domain/order/making-words.ts';
import { onPaymentSettled } from '../../src/events/consumed/payment-settled.ts';
import { followPayment } from '../../src/use-cases/follow-payment.ts';
import { product, PRICE, variant } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { eventsOf, openWarehouse, placed } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const RING = '0100002';
const SHELF = '0100003';

let shop: Shop;
let instance: Instance;
let warehouse: Warehouse;

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  warehouse = await openWarehouse(instance);
});
beforeEach(async () => {
  const made = product(RING, { version: 2n, makingDays: 15, variants: [variant(RING)] });
  await shop.restock({ [RING]: 5, [SHELF]: 5 });
  await productRepository(poolTx(shop.pool)).save(made);
});
afterAll(async () => {
  await warehouse.stop();
  await shop.close();
});

const lines = (sku: string, quantity = 1) => ({ lines: [{ sku, quantity }] });
const making = (makingId: string, quantity = 1, more: object = {}) => ({
  makingId,
  ...lines(RING, quantity),
  ...more,
});

/** Sends a message and applies it. @returns its outcome */
async function told(type: string, orderNumber: string, more: object): Promise<string | null> {
  const id = randomUUID();
  expect(await warehouse.notify(type, orderNumber, more, id)).toBe(200);
  await warehouse.process();
  const [row] = await shop.query<{ outcome: string | null }>(
    'SELECT outcome FROM webhook WHERE message_id = $1',
    [id],
  );
  return row?.outcome ?? null;
}

/** Type, amount and what was captured at making of the order's movements, in pence. */
async function published(orderId: string) {
  const schemas = {
    'order-making': OrderMakingSchema,
    'order-shipped': OrderShippedSchema,
    'order-cancelled': OrderCancelledSchema,
  };
  return (await eventsOf(shop, orderId)).slice(1).map(({ type, envelope }) => {
    const schema = schemas[type as keyof typeof schemas];
    const message = fromBinary<
      typeof OrderShippedSchema | typeof OrderMakingSchema | typeof OrderCancelledSchema
    >(schema, envelope.payload);
    return [
      type,
      Number(message.amountMinorUnits),
      'begunMinorUnits' in message ? Number(message.begunMinorUnits) : 0,
    ];
  });
}

describe('the making of pieces', () => {
  it('[EU-07] is captured when it begins, the delivery charge with it where nothing else is to come, and not again with the parcel', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING, RING]);
    await shop.query('UPDATE sales_order SET shipping = 495, total = total + 495, tax = tax + 83');
    expect(await told('order.making', orderNumber, making('M1'))).toBe('moved');
    expect(await told('order.making', orderNumber, making('M2'))).toBe('moved');
    expect(await told('order.shipped', orderNumber, { shipmentId: 'P1' })).toBe('moved');
    expect(await published(id)).toEqual([
      ['order-making', PRICE, 0],
      ['order-making', PRICE + 4_95, 0],
      ['order-shipped', 0, 2 * PRICE + 4_95],
    ]);
    expect(await instance.ports.orders.findById(id)).toMatchObject({ status: 'SHIPPED', takenAhead: 0 });
    expect(await instance.ports.movements.findParcel(id, 'P1')).toMatchObject({ begun: 2 * PRICE + 4_95 });
  });

  it('[EU-07] of a part leaves the rest and the delivery charge to the parcels', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING, SHELF]);
    await shop.query('UPDATE sales_order SET shipping = 495, total = total + 495, tax = tax + 83');
    await told('order.making', orderNumber, making('M1'));
    await told('order.shipped', orderNumber, { shipmentId: 'P1', ...lines(SHELF) });
    await told('order.shipped', orderNumber, { shipmentId: 'P2' });
    expect(await published(id)).toEqual([
      ['order-making', PRICE, 0],
      ['order-shipped', PRICE + 4_95, 0],
      ['order-shipped', 0, PRICE],
    ]);
  });

  it('[EU-07] that is cancelled refunds what was captured, and voids the rest', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING, RING, SHELF]);
    await told('order.making', orderNumber, making('M1'));
    await told('order.cancelled', orderNumber, { cancellationId: 'C1' });
    expect(await published(id)).toEqual([
      ['order-making', PRICE, 0],
      ['order-cancelled', 2 * PRICE, PRICE],
    ]);
    expect(await instance.ports.orders.findById(id)).toMatchObject({ status: 'CANCELLED' });
    expect(await instance.ports.movements.findCancellation(id, 'C1')).toMatchObject({
      amount: 3 * PRICE,
      begun: PRICE,
    });
  });

  it('[F40] under two messages is one; after a cancellation, of more than there is, and of what is on the shelf it is refused', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING, RING, SHELF]);
    expect(await told('order.making', orderNumber, making('M1'))).toBe('moved');
    expect(await told('order.making', orderNumber, making('M1'))).toBe('overtaken');
    const refusal = 'there are not so many pieces whose making can begin';
    expect(await told('order.making', orderNumber, making('M2', 2))).toBe(refusal);
    expect(await told('order.making', orderNumber, { makingId: 'M3', ...lines(SHELF) })).toBe(refusal);
    await told('order.cancelled', orderNumber, { cancellationId: 'C1', ...lines(RING) });
    expect(await told('order.making', orderNumber, making('M4'))).toBe(refusal);
    expect(await published(id)).toEqual([
      ['order-making', PRICE, 0],
      ['order-cancelled', PRICE, 0],
    ]);
    expect(shop.faults.map(String)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining(refusal)),
    );
  });

  it('[F42] that is told after the parcel captures only what has not left, or nothing, and no other piece', async () => {
    const { orderNumber, id } = await placed(shop, instance, [RING, RING, RING, RING, RING]);
    const then = (sequence: number) => ({ sequence, occurredAt: `2026-11-24T09:00:${sequence}Z` });
    await told('order.shipped', orderNumber, { shipmentId: 'P1', ...then(50), ...lines(RING, 2) });
    expect(await told('order.making', orderNumber, making('M1', 1, then(40)))).toBe('overtaken');
    expect(await told('order.making', orderNumber, making('M2', 3, then(41)))).toBe('moved');
    expect(await told('order.making', orderNumber, making('M3', 1, then(55)))).toBe('moved');
    expect(await published(id)).toEqual([
      ['order-shipped', 2 * PRICE, 0],
      ['order-making', PRICE, 0],
      ['order-making', PRICE, 0],
    ]);
    expect(shop.faults).toEqual([]);
  });

  it('[F44] without pieces or an id is no message', async () => {
    const { orderNumber } = await placed(shop, instance, [RING]);
    expect(await warehouse.notify('order.making', orderNumber, { makingId: 'M1' })).toBe(400);
    expect(await warehouse.notify('order.making', orderNumber, lines(RING))).toBe(400);
  });

  it('[F52] of a making and a cancellation at the same time: the money of both adds up to the piece', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderNumber, id } = await placed(shop, instance, [RING]);
      await warehouse.notify('order.making', orderNumber, making('M1'));
      const make = await warehouse.takeOne();
      await warehouse.notify('order.cancelled', orderNumber, { cancellationId: 'C1' });
      const cancel = await warehouse.takeOne();
      const endings = await Promise.all([make(), cancel()]);
      const events = await published(id);
      expect([
        [
          ['order-making', PRICE, 0],
          ['order-cancelled', 0, PRICE],
        ],
        [['order-cancelled', PRICE, 0]],
      ]).toContainEqual(events);
      expect(endings[1]?.state).toBe('done');
      await shop.query(`UPDATE webhook SET state = 'done'`);
    }
  });
});

describe('the money of a making', () => {
  function follow(
    kind: SettlementKind,
    outcome: SettlementOutcome,
    amounts: object,
    reference: string,
    order: { id: string; placementId: string },
  ) {
    const message = create(PaymentSettledSchema, {
      placementId: order.placementId,
      orderId: order.id,
      kind,
      outcome,
      reference,
      reason: 'authorisation-gone',
      ...amounts,
    });
    const payload = toBinary(PaymentSettledSchema, message);
    const occurredAt = timestampFromDate(new Date('2026-11-24T10:00:00Z'));
    const envelope = create(EnvelopeSchema, {
      id: randomUUID(),
      type: 'payment-settled',
      occurredAt,
      payload,
    });
    const ports = {
      ...instance.ports,
      firstTime: (...[tx, eventId]: [Parameters<typeof firstTime>[0], string]) =>
        firstTime(tx, 'cart-checkout.payment-status', eventId),
    };
    return onPaymentSettled((eventId, payment) => followPayment(ports, eventId, payment))({ envelope });
  }
  const { CAPTURE, REFUND } = SettlementKind;
  const { DONE, REFUSED } = SettlementOutcome;

  it('[EU-05] is said before and after: what will be charged, and on which day it was', async () => {
    const order = await placed(shop, instance, [RING, SHELF]);
    const before = (await instance.ports.orders.findById(order.id))!;
    expect(beforeMaking(makingCharge(before.lines, before.shipping)!)).toBe(
      '£265.00 of your order is made for you: we charge that part on the day we begin making it, and the rest when it leaves us.',
    );
    await told('order.making', order.orderNumber, making('M1', 1, { occurredAt: '2026-11-24T09:00:00Z' }));
    const begun = (await instance.ports.orders.findById(order.id))!;
    expect(makingCharge(begun.lines, begun.shipping)).toBeNull();
    expect(begun.makings.map(afterMaking)).toEqual([
      'We began making it for you on Tuesday 24 November, and are charging £265.00 for it.',
    ]);
    await follow(
      CAPTURE,
      DONE,
      { amountMinorUnits: BigInt(PRICE), capturedMinorUnits: BigInt(PRICE) },
      'making:M1',
      order,
    );
    const paid = (await instance.ports.orders.findById(order.id))!;
    expect(paid.makings.map(afterMaking)).toEqual([
      'We began making it for you on Tuesday 24 November, and charged £265.00 for it that day.',
    ]);
    expect(paid).toMatchObject({ status: 'ENTERED', tenders: [{ status: 'payment_captured' }] });
  });

  it('[EU-07] refused puts the order on credit hold and is reported, until it is captured or cancelled', async () => {
    const order = await placed(shop, instance, [RING, SHELF]);
    const status = async () => (await instance.ports.orders.findById(order.id))?.status;
    await told('order.making', order.orderNumber, making('M1'));
    await follow(CAPTURE, REFUSED, { amountMinorUnits: BigInt(PRICE) }, 'making:M1', order);
    expect(await status()).toBe('CREDIT_HOLD');
    expect(String(shop.faults[0])).toContain('capture making:M1');
    await follow(
      CAPTURE,
      DONE,
      { amountMinorUnits: BigInt(PRICE), capturedMinorUnits: BigInt(PRICE) },
      'making:M1',
      order,
    );
    expect(await status()).toBe('PROMISED');
  });

  it('[EU-07] refused and then cancelled is not owed any more: the rest of the order is invoiced', async () => {
    const order = await placed(shop, instance, [RING, SHELF]);
    const status = async () => (await instance.ports.orders.findById(order.id))?.status;
    await told('order.making', order.orderNumber, making('M1'));
    await follow(CAPTURE, REFUSED, { amountMinorUnits: BigInt(PRICE) }, 'making:M1', order);
    await told('order.cancelled', order.orderNumber, { cancellationId: 'C1', ...lines(RING) });
    expect(await status()).toBe('CREDIT_HOLD');
    const unpaid = { amountMinorUnits: BigInt(PRICE), uncapturedMinorUnits: BigInt(PRICE) };
    await follow(REFUND, DONE, unpaid, 'unmade:C1', order);
    expect(await status()).toBe('PROMISED');
    await told('order.shipped', order.orderNumber, { shipmentId: 'P1' });
    await follow(
      CAPTURE,
      DONE,
      { amountMinorUnits: BigInt(PRICE), capturedMinorUnits: BigInt(PRICE) },
      'P1',
      order,
    );
    expect(await status()).toBe('INVOICED');
  });
});
