import { describe, expect, it } from '@jest/globals';
import { afterEvent, newOrder } from './orders/order.ts';
import type { OrderEvent, WarehouseOrder } from './orders/order.ts';
import { dueAction } from './schedule.ts';

const RECEIVED = '2026-11-21T08:00:00.000Z';
const received = newOrder(
  {
    orderNumber: 'BB1',
    site: 'beaverbrooks',
    placedAt: RECEIVED,
    address: {},
    lines: [{ sku: 'ring', quantity: 2, name: 'A ring' }],
  },
  RECEIVED,
);
const after = (order: WarehouseOrder, event: Partial<OrderEvent>): WarehouseOrder =>
  afterEvent(order, {
    type: 'order.accepted',
    orderNumber: 'BB1',
    sequence: order.sequence + 1,
    occurredAt: RECEIVED,
    ...event,
  });
const dueAt = (order: WarehouseOrder, seconds: number) =>
  dueAction(order, 40, new Date(Date.parse(RECEIVED) + seconds * 1_000));

describe('orders that are shipped automatically', () => {
  const picked = after(received, { type: 'order.picking' });
  const rings = (quantity: number) => [{ sku: 'ring', quantity }];

  it('[EU-07] are picked at half the time, shipped at its end and delivered as long after', () => {
    expect([0, 19, 20, 39, 40].map((at) => dueAt(received, at))).toEqual([
      ...[undefined, undefined, 'pick', 'pick', 'ship'],
    ]);
    expect(dueAt(picked, 39)).toBeUndefined();
    const shipped = after(picked, { type: 'order.shipped', lines: rings(2) });
    expect([79, 80].map((at) => dueAt(shipped, at))).toEqual([undefined, 'complete']);
    expect(dueAt(after(shipped, { type: 'order.completed' }), 1_000)).toBeUndefined();
  });

  it('[EU-07] are begun at half the time where they are made, before they are picked', () => {
    const { sheet } = received;
    const toOrder = newOrder(
      { ...sheet, lines: [{ sku: 'ring', quantity: 2, name: '', toMake: 1 }] },
      RECEIVED,
    );
    expect([19, 20].map((at) => dueAt(toOrder, at))).toEqual([undefined, 'make']);
    const begun = after(toOrder, { type: 'order.making', lines: rings(1) });
    expect([20, 40].map((at) => dueAt(begun, at))).toEqual(['pick', 'ship']);
  });

  it('[EU-07] wait while their money is missing', () => {
    const unpaid = (version: number) => ({ ...picked, payment: { state: 'missing' as const, version } });
    expect(dueAt(unpaid(2), 1_000)).toBeUndefined();
    expect(dueAt({ ...unpaid(2), payment: { state: 'held', version: 3 } }, 1_000)).toBe('ship');
  });

  it('[EU-07] wait while they are held, and are shipped without the cancelled pieces', () => {
    const held = after(received, { type: 'order.held', hold: 'MANUAL_HOLD' });
    expect(dueAt(held, 1_000)).toBeUndefined();
    expect(dueAt(after(held, { type: 'order.released' }), 1_000)).toBe('ship');
    expect(dueAt(after(picked, { type: 'order.cancelled', lines: rings(1) }), 1_000)).toBe('ship');
    expect(dueAt(after(picked, { type: 'order.cancelled', lines: rings(2) }), 1_000)).toBeUndefined();
  });
});
