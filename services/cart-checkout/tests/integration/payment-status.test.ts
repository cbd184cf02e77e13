import { create, toBinary } from '@bufbuild/protobuf';
import { PaymentSettledSchema, SettlementKind, SettlementOutcome } from '@loupe/contracts/payments/payment';
import type { PaymentSettled } from '@loupe/contracts/payments/payment';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import { firstTime } from '@loupe/messaging/inbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { onPaymentSettled } from '../../src/events/consumed/payment-settled.ts';
import { followPayment } from '../../src/use-cases/follow-payment.ts';
import { OrderMissingError } from '../../src/use-cases/order-missing-error.ts';
import { PRICE } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { openWarehouse, placed } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const SKU = '0100002';
const { CAPTURE, VOID, REFUND } = SettlementKind;
const { DONE, REFUSED } = SettlementOutcome;

let shop: Shop;
let instance: Instance;
let warehouse: Warehouse;
let order: Awaited<ReturnType<typeof placed>>;

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  warehouse = await openWarehouse(instance);
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5 });
  order = await placed(shop, instance, [SKU, SKU]);
});
afterAll(async () => {
  await warehouse.stop();
  await shop.close();
});

function consumer() {
  const ports = {
    ...instance.ports,
    firstTime: (...[tx, eventId]: [Parameters<typeof firstTime>[0], string]) =>
      firstTime(tx, 'cart-checkout.payment-status', eventId),
  };
  return onPaymentSettled((eventId, payment) => followPayment(ports, eventId, payment));
}

type Settled = Pick<PaymentSettled, 'placementId' | 'orderId'> &
  Partial<Pick<PaymentSettled, 'tenderId' | 'tenderCapturedMinorUnits' | 'tenderOpenMinorUnits'>>;

function settled(
  kind: SettlementKind,
  outcome: SettlementOutcome,
  captured: number,
  refunded = 0,
  { placementId, orderId, ...tender }: Settled = { placementId: order.placementId, orderId: order.id },
) {
  const message = create(PaymentSettledSchema, {
    ...tender,
    placementId,
    orderId,
    kind,
    outcome,
    reference: 'P1',
    reason: 'expired-card',
    capturedMinorUnits: BigInt(captured),
    refundedMinorUnits: BigInt(refunded),
  });
  const payload = toBinary(PaymentSettledSchema, message);
  return { envelope: create(EnvelopeSchema, { id: randomUUID(), type: 'payment-settled', payload }) };
}

async function ship(quantity: number, shipmentId: string): Promise<void> {
  await warehouse.notify('order.shipped', order.orderNumber, { shipmentId, lines: [{ sku: SKU, quantity }] });
  await warehouse.process();
}

async function statuses() {
  const found = await instance.ports.orders.findById(order.id);
  return [found?.status, found?.tenders[0]?.status];
}

describe('the payment status of an order', () => {
  it('[EU-05] [EU-07] is authorised, captured parcel by parcel, invoiced, and refunded', async () => {
    expect(await statuses()).toEqual(['ENTERED', 'payment_authorized']);
    await ship(1, 'P1');
    await consumer()(settled(CAPTURE, DONE, PRICE));
    expect(await statuses()).toEqual(['PART_SHIPPED', 'payment_captured']);
    await ship(1, 'P2');
    await consumer()(settled(CAPTURE, DONE, 2 * PRICE));
    expect(await statuses()).toEqual(['INVOICED', 'payment_captured']);
    await consumer()(settled(REFUND, DONE, 2 * PRICE, 2 * PRICE));
    expect(await statuses()).toEqual(['INVOICED', 'payment_refunded']);
    expect(shop.faults).toEqual([]);
  });

  it('[EU-07] is invoiced by the last parcel when it was captured before, and completed only then', async () => {
    await ship(1, 'P1');
    await warehouse.notify('order.completed', order.orderNumber);
    await warehouse.process();
    await consumer()(settled(CAPTURE, DONE, 2 * PRICE));
    await ship(1, 'P2');
    expect((await statuses())[0]).toBe('INVOICED');
    await shop.moveClock('5 seconds');
    await warehouse.process();
    expect((await statuses())[0]).toBe('COMPLETED');
  });

  it('[EU-05] [EU-07] a refused capture puts it on credit hold and is reported', async () => {
    await ship(2, 'P1');
    await consumer()(settled(CAPTURE, REFUSED, 0));
    expect(await statuses()).toEqual(['CREDIT_HOLD', 'payment_failed']);
    expect(String(shop.faults[0])).toContain(
      `capture P1 of order ${order.orderNumber}, now CREDIT_HOLD: expired-card`,
    );
    await consumer()(settled(CAPTURE, DONE, 2 * PRICE));
    expect(await statuses()).toEqual(['INVOICED', 'payment_captured']);
  });

  it('[EU-05] the authorisation of a cancelled order is released', async () => {
    await warehouse.notify('order.cancelled', order.orderNumber, { cancellationId: 'C1' });
    await warehouse.process();
    await consumer()(settled(VOID, DONE, 0));
    expect(await statuses()).toEqual(['CANCELLED', 'payment_refunded']);
  });

  it('[EU-05] is that of the tender which was settled, and the others keep theirs', async () => {
    const { placementId, id: orderId } = order;
    await shop.query(
      `INSERT INTO order_tender (order_id, id, method, amount, masked_number, card_type)
       VALUES ($1, 'gift', 'givex', 1, 'XXXX4321', 'givex')`,
      [orderId],
    );
    await ship(1, 'P1');
    const on = { placementId, orderId, tenderId: 'gift', tenderCapturedMinorUnits: 1n };
    await consumer()(settled(CAPTURE, DONE, 1, 0, on));
    const found = await instance.ports.orders.findById(orderId);
    expect(found?.tenders.map(({ method, status }) => `${method} ${status}`).sort()).toEqual([
      ...['credit-card payment_authorized', 'givex payment_captured'],
    ]);
  });

  it('[I14] follows each event once', async () => {
    await ship(2, 'P1');
    const event = settled(CAPTURE, REFUSED, 0);
    await Promise.all([consumer()(event), consumer()(event)]);
    await consumer()(settled(CAPTURE, DONE, 2 * PRICE));
    await consumer()(event);
    expect(await statuses()).toEqual(['INVOICED', 'payment_captured']);
    expect(shop.faults).toHaveLength(1);
  });

  it('must exist, unless payments was given no order', async () => {
    const placementId = randomUUID();
    const lost = settled(CAPTURE, DONE, 1, 0, { placementId, orderId: order.id });
    await expect(consumer()(lost)).rejects.toThrow(OrderMissingError);
    await consumer()(settled(VOID, DONE, 0, 0, { placementId, orderId: '' }));
  });
});
