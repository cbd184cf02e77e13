import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FollowedOrder } from '../order/followed-order.ts';
import type { GoodsLine, Pieces } from '../order/goods.ts';
import { follow } from './follow.ts';
import type { GoodsMessage } from './message.ts';

const line = (position: number, sku: string, unitAmounts: readonly number[], isMade: boolean): GoodsLine => {
  const nothing = { shipped: 0, cancelled: 0, returned: 0, shippedAmount: 0, returnedAmount: 0 };
  const unitTax = unitAmounts.map(() => 0);
  return { ...nothing, position, sku, quantity: unitAmounts.length, unitAmounts, unitTax, isMade };
};
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
    shipping: 0,
    lines: [
      line(1, 'watch', [200_01, 200_00], false),
      line(2, 'watch', [210_02, 210_01, 210_00, 210_00], true),
      line(3, 'ring', [1_000_01, 1_000_00, 1_000_00], true),
    ],
  },
  movements: [],
  charged: 0,
  captured: 0,
  refunded: 0,
};

const NAMES = {
  make: 'order.making',
  ship: 'order.shipped',
  cancel: 'order.cancelled',
  take: 'order.returned',
} as const;
const said = (
  sequence: number,
  how: keyof typeof NAMES,
  pieces: readonly Pieces[],
  at = sequence,
): GoodsMessage => ({
  orderNumber: PLACED.orderNumber,
  sequence,
  occurredAt: new Date(at),
  type: NAMES[how],
  reference: String(sequence),
  pieces,
  carrier: null,
  trackingUrl: null,
  restock: null,
});
const rings = (quantity: number): Pieces[] => [{ sku: 'ring', position: 3, quantity }];

interface Followed extends FollowedOrder {
  /** Pence: charged at making, and refunded because the pieces were cancelled. */
  readonly unmade: number;
}

/** Returns that come before their parcels are told again. @throws what is refused to a person */
function followed(messages: readonly GoodsMessage[], placed = PLACED): Followed {
  let order: Followed = { ...placed, unmade: 0 };
  const early: GoodsMessage[] = [];
  for (const message of messages) {
    const verdict = follow(order, message);
    if (verdict.kind === 'impossible') throw new Error(`${message.type} ${message.sequence}: ${verdict.why}`);
    if (verdict.kind === 'too-early') early.push(message);
    if (verdict.kind !== 'moved') continue;
    const { movement, status, charged } = verdict;
    const { type, reference, occurredAt } = message;
    order = {
      ...order,
      status,
      charged,
      goods: movement.after,
      sequence: Math.max(order.sequence, message.sequence),
      movements: [...order.movements, { type, reference, occurredAt, lines: movement.lines }],
      unmade: order.unmade + (type === 'order.cancelled' ? movement.begun : 0),
    };
  }
  return early.length === 0
    ? order
    : followed([...messages.filter((told) => !early.includes(told)), ...early], placed);
}

const begun = ({ goods }: FollowedOrder): number[] =>
  goods.lines.map((of) => Math.max(of.begun ?? 0, of.shipped));
const moved = ({ goods }: FollowedOrder) =>
  goods.lines.map(({ shipped, cancelled, returned, returnedAmount }) => [
    shipped,
    cancelled,
    returned,
    returnedAmount,
  ]);

/** What a warehouse did with an order, in its own order. Several changes may be of one moment. */
const history = fc
  .array(
    fc.record({
      how: fc.constantFrom('make', 'make', 'ship', 'cancel', 'take'),
      position: fc.constantFrom(1, 2, 3),
      quantity: fc.integer({ min: 1, max: 3 }),
      pause: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((steps) => {
    const messages: GoodsMessage[] = [];
    let at = 0;
    for (const { how, position, quantity, pause } of steps) {
      const { sku } = PLACED.goods.lines[position - 1]!;
      at += pause;
      const next = said(messages.length + 1, how, [{ sku, position, quantity }], at);
      try {
        followed([...messages, next]);
      } catch {
        continue;
      }
      messages.push(next);
    }
    return messages;
  });

describe('makings in any order', () => {
  it('[F42] a making told after the parcel of its piece is not one of another piece, whose own making is followed', () => {
    const messages = [said(1, 'make', rings(1)), said(2, 'ship', rings(1)), said(3, 'make', rings(1))];
    const [first, parcel, second] = messages as [GoodsMessage, GoodsMessage, GoodsMessage];
    expect(followed([parcel, first]).charged).toBe(1_000_01);
    expect(followed([parcel, first, second]).charged).toBe(2_000_01);
    expect(followed([parcel, second, first]).charged).toBe(2_000_01);
    expect(followed([second, parcel, first]).charged).toBe(2_000_01);
  });

  it('[F42] a late making of a piece whose parcel left before it, or of which another is the second, is counted', () => {
    const parcelFirst = [said(1, 'ship', rings(1)), said(3, 'cancel', rings(1)), said(2, 'make', rings(1))];
    expect(followed(parcelFirst).charged).toBe(2_000_01);
    const twoMade = [said(2, 'make', rings(1)), said(3, 'ship', rings(1)), said(1, 'make', rings(1))];
    expect(followed(twoMade).charged).toBe(2_000_01);
  });

  it('[F42] a late making that names no line begins any piece of its sku that is left', () => {
    const unnamed: Pieces[] = [{ sku: 'ring', quantity: 1 }];
    const twoLines = {
      ...PLACED,
      goods: { shipping: 0, lines: [line(1, 'ring', [900_00], true), line(2, 'ring', [950_00], true)] },
    };
    const told = [said(1, 'make', unnamed), said(2, 'make', unnamed)];
    // A message about picking, of sequence 9, came before both.
    for (const sequence of [0, 9]) expect(followed(told, { ...twoLines, sequence }).charged).toBe(1_850_00);
  });

  it('[F42] [I6] what a warehouse told in its order is followed in any order: nothing is refused or charged before its time', () => {
    fc.assert(
      fc.property(
        history.chain((messages) =>
          fc.tuple(fc.constant(messages), fc.shuffledSubarray(messages, { minLength: messages.length })),
        ),
        ([messages, shuffled]) => {
          const [expected, order] = [followed(messages), followed(shuffled)];
          expect(moved(order)).toEqual(moved(expected));
          expect(begun(order).every((count, at) => count <= begun(expected)[at]!)).toBe(true);
          const rest = order.goods.lines.map((of) => ({
            ...of,
            quantity: of.quantity - of.shipped - of.cancelled,
          }));
          const last = said(
            99,
            'ship',
            rest.filter(({ quantity }) => quantity > 0),
          );
          if (last.pieces!.length === 0) return;
          const ends = [followed([...messages, last]), followed([...shuffled, last])];
          expect(new Set(ends.map(({ charged, unmade }) => charged - unmade)).size).toBe(1);
        },
      ),
      { numRuns: 300 },
    );
  });
});
