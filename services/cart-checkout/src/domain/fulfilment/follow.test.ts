import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FollowedOrder } from '../order/followed-order.ts';
import { hasShipped, isFinished } from '../order/goods.ts';
import { nextStatus, ORDER_EVENTS } from '../order/order-status.ts';
import { follow } from './follow.ts';
import type { FulfilmentMessage, GoodsMessage, ProgressMessage } from './message.ts';

const nothing = { shipped: 0, cancelled: 0, returned: 0, shippedAmount: 0, returnedAmount: 0 };
const PLACED: FollowedOrder = {
  id: 'order',
  orderNumber: 'BBN0KSN7HCQ',
  placementId: 'placement',
  site: 'beaverbrooks',
  currency: 'GBP',
  status: 'ENTERED',
  version: 1,
  eventVersion: 1n,
  sequence: 0,
  goods: {
    shipping: 4_95,
    lines: [
      { ...nothing, position: 1, sku: 'ring', quantity: 1, unitAmounts: [2_350_00], unitTax: [0] },
      { ...nothing, position: 2, sku: 'hoops', quantity: 2, unitAmounts: [325_00, 325_00], unitTax: [0, 0] },
    ],
  },
  movements: [],
  charged: 0,
  captured: 0,
  refunded: 0,
};

const about = (sequence: number) => ({ orderNumber: 'BBN0KSN7HCQ', sequence, occurredAt: new Date(0) });
const progress = (
  sequence: number,
  type: ProgressMessage['type'],
  hold: ProgressMessage['hold'] = null,
): ProgressMessage => ({ ...about(sequence), type, hold });
function goods(
  sequence: number,
  type: GoodsMessage['type'],
  change: Partial<GoodsMessage> = {},
): GoodsMessage {
  const silent = { pieces: null, carrier: null, trackingUrl: null, restock: null };
  return { ...about(sequence), type, reference: `${type}-${sequence}`, ...silent, ...change };
}

/** The order after a verdict. */
function after(order: FollowedOrder, message: FulfilmentMessage): FollowedOrder {
  const verdict = follow(order, message);
  if (verdict.kind !== 'moved' && verdict.kind !== 'progressed') return order;
  const followed = { ...order, status: verdict.status, sequence: Math.max(order.sequence, message.sequence) };
  if (verdict.kind === 'progressed' || !('reference' in message)) return followed;
  const { type, reference, occurredAt } = message;
  const movements = [...order.movements, { type, reference, occurredAt, lines: verdict.movement.lines }];
  return { ...followed, movements, goods: verdict.movement.after, charged: verdict.charged };
}
const afterAll = (messages: readonly FulfilmentMessage[], order = PLACED) => messages.reduce(after, order);

describe('following fulfilment', () => {
  it('[EU-07] follows the order from acceptance to the last parcel', () => {
    const statuses: string[] = [];
    afterAllWith(
      [
        progress(1, 'order.accepted'),
        progress(2, 'order.held', 'BATCH_HOLD'),
        progress(3, 'order.released'),
        progress(4, 'order.picking'),
        goods(5, 'order.shipped', { pieces: [{ sku: 'ring', quantity: 1 }] }),
        goods(6, 'order.cancelled', { pieces: [{ sku: 'hoops', quantity: 1 }] }),
        goods(7, 'order.shipped'),
      ],
      (order) => statuses.push(order.status),
    );
    expect(statuses).toEqual([
      'PROMISED',
      'BATCH_HOLD',
      'PROMISED',
      'IN_PICKING',
      'PART_SHIPPED',
      'PART_SHIPPED',
      'SHIPPED',
    ]);
  });

  it('[F42] a picking message that arrives after the parcel is ignored', () => {
    const shipped = afterAll([goods(3, 'order.shipped')]);
    expect(shipped.status).toBe('SHIPPED');
    expect(follow(shipped, progress(2, 'order.picking'))).toEqual({ kind: 'overtaken' });
  });

  it('[F42] a return before its parcel, and a completion before the payment, are retried', () => {
    expect(follow(PLACED, goods(5, 'order.returned')).kind).toBe('too-early');
    const shipped = afterAll([goods(3, 'order.shipped')]);
    expect(follow(shipped, progress(4, 'order.completed')).kind).toBe('too-early');
    expect(follow({ ...shipped, status: 'INVOICED' }, progress(4, 'order.completed'))).toEqual({
      kind: 'progressed',
      status: 'COMPLETED',
    });
    expect(follow(PLACED, progress(4, 'order.released')).kind).toBe('too-early');
  });

  it('[F42] a return that arrives before the completion does not keep the order open', () => {
    const order = {
      ...afterAll([goods(3, 'order.shipped'), goods(5, 'order.returned')]),
      status: 'INVOICED' as const,
    };
    expect(follow(order, progress(4, 'order.completed'))).toEqual({
      kind: 'progressed',
      status: 'COMPLETED',
    });
  });

  it('[F40] a parcel is counted once, also in several messages', () => {
    const parcel = goods(3, 'order.shipped', { reference: 'P1', pieces: [{ sku: 'ring', quantity: 1 }] });
    expect(follow(afterAll([parcel]), { ...parcel, sequence: 9 })).toEqual({ kind: 'overtaken' });
  });

  it('[F52] of a parcel and a cancellation of the same pieces the first wins, and the other fails permanently', () => {
    const cancelled = afterAll([goods(3, 'order.cancelled')]);
    expect([cancelled.status, cancelled.charged]).toEqual(['CANCELLED', 0]);
    expect(follow(cancelled, goods(2, 'order.shipped')).kind).toBe('impossible');
    const shipped = afterAll([goods(2, 'order.shipped')]);
    expect([shipped.status, shipped.charged]).toEqual(['SHIPPED', 3_004_95]);
    expect(follow(shipped, goods(3, 'order.cancelled')).kind).toBe('impossible');
  });

  it('[EU-07] an order that is free of charge is invoiced when it is shipped', () => {
    const lines = PLACED.goods.lines.map((line) => ({
      ...line,
      unitAmounts: line.unitAmounts.map(() => 0),
    }));
    const free = { ...PLACED, goods: { shipping: 0, lines } };
    expect(afterAll([goods(1, 'order.shipped')], free).status).toBe('INVOICED');
  });

  it('[EU-07] nothing of a quote moves', () => {
    expect(follow({ ...PLACED, status: 'QUOTED' }, goods(1, 'order.shipped')).kind).toBe('impossible');
  });

  it('[EU-07] [I13] [F42] any messages in any order, any twice: every step is legal, and the status agrees with the goods', () => {
    const piece = fc.record({ sku: fc.constantFrom('ring', 'hoops'), quantity: fc.constantFrom(1, 2) });
    const message = fc.oneof(
      fc
        .record({
          sequence: fc.integer({ min: 1, max: 20 }),
          type: fc.constantFrom<ProgressMessage['type']>(
            ...([
              'order.accepted',
              'order.picking',
              'order.held',
              'order.released',
              'order.completed',
            ] as const),
          ),
          hold: fc.constantFrom('MANUAL_HOLD' as const, 'BATCH_HOLD' as const),
        })
        .map(({ sequence, type, hold }) => progress(sequence, type, hold)),
      fc
        .record({
          sequence: fc.integer({ min: 1, max: 20 }),
          type: fc.constantFrom<GoodsMessage['type']>('order.shipped', 'order.cancelled', 'order.returned'),
          pieces: fc.option(fc.array(piece, { minLength: 1, maxLength: 2 })),
        })
        .map(({ sequence, type, pieces }) => goods(sequence, type, { pieces })),
    );
    fc.assert(
      fc.property(fc.array(message, { maxLength: 25 }), (messages) => {
        let order = PLACED;
        for (const told of [...messages, ...messages.toReversed()]) {
          const next = after(order, told);
          const legal = ORDER_EVENTS.map((event) => nextStatus(order.status, event));
          if (next.status !== order.status && next.status !== 'INVOICED')
            expect(legal).toContain(next.status);
          expect(next.status === 'CANCELLED').toBe(isFinished(next.goods) && !hasShipped(next.goods));
          expect(['SHIPPED', 'INVOICED', 'COMPLETED'].includes(next.status)).toBe(
            isFinished(next.goods) && hasShipped(next.goods),
          );
          order = next;
        }
      }),
    );
  });
});

function afterAllWith(messages: readonly FulfilmentMessage[], tell: (order: FollowedOrder) => void): void {
  messages.reduce((order, message) => {
    const next = after(order, message);
    tell(next);
    return next;
  }, PLACED);
}
