import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SettlementWorld } from '../../../tests/settlement-world.ts';
import type { Asked, Weather } from '../../../tests/settlement-world.ts';

const byHand = (kind: Asked['kind'], amount: number): Asked => ({ kind, amount, byOperator: true });
const parcel = (amount: number, final = false): Asked => ({ kind: 'capture', amount, final });
const cancelled = (amount: number, final = false): Asked => ({ kind: 'void', amount, final });
const returned = (amount: number): Asked => ({ kind: 'refund', amount });

/** The payment of 100 pounds after these movements, in this order, and after everything they have caused. */
const after = (...asked: readonly Asked[]): SettlementWorld => play(new SettlementWorld(), asked);

/** The same on a gift card, whose only capture takes all that is held. */
const onGiftCard = (...asked: readonly Asked[]): SettlementWorld => play(new SettlementWorld('once'), asked);

function play(world: SettlementWorld, asked: readonly Asked[]): SettlementWorld {
  for (const each of asked) {
    world.ask(each);
    world.settleAll();
  }
  return world;
}

const outcomeOf = ({ payment, settlements }: SettlementWorld) => ({
  kept: payment.captured - payment.refunded,
  refused: settlements.filter(({ state }) => state === 'refused').length,
  closed: payment.state === 'cancelled' || payment.captured + payment.released === payment.authorised,
});

describe('money that was captured by hand', () => {
  it.each([
    ['all of it, then the order is cancelled', [byHand('capture', 10_000), cancelled(10_000, true)], 0],
    ['a part of it, then the order is cancelled', [byHand('capture', 4_000), cancelled(10_000, true)], 0],
    [
      'all of it, then a part is cancelled and the rest is sent',
      [byHand('capture', 10_000), cancelled(4_000), parcel(6_000, true)],
      6_000,
    ],
    [
      'all of it, then a part is sent and the rest is cancelled',
      [byHand('capture', 10_000), parcel(6_000), cancelled(4_000, true)],
      6_000,
    ],
    [
      'a part of it, then more than the rest is cancelled',
      [byHand('capture', 8_000), cancelled(6_000), parcel(4_000, true)],
      4_000,
    ],
    [
      'a part of it, then all is sent in two parcels',
      [byHand('capture', 4_000), parcel(6_000), parcel(4_000, true)],
      10_000,
    ],
    [
      'after a part was sent, then the rest is cancelled',
      [parcel(6_000), byHand('capture', 4_000), cancelled(4_000, true)],
      6_000,
    ],
    [
      'after a part was cancelled, then the rest is cancelled',
      [cancelled(4_000), byHand('capture', 6_000), cancelled(6_000, true)],
      0,
    ],
    [
      'all of it, and paid back by hand before the cancellation',
      [byHand('capture', 10_000), byHand('refund', 10_000), cancelled(10_000, true)],
      0,
    ],
    [
      'all of it, then all is sent, and a part comes back',
      [byHand('capture', 10_000), parcel(10_000, true), returned(4_000)],
      6_000,
    ],
    [
      'all of it, then a part is sent and comes back, and the rest is cancelled',
      [byHand('capture', 10_000), parcel(6_000), returned(6_000), cancelled(4_000, true)],
      0,
    ],
    [
      'all of it, then the last piece of the order is free',
      [byHand('capture', 10_000), cancelled(10_000), cancelled(0, true)],
      0,
    ],
  ] as const)('[I6] %s: what is kept is the worth of the goods sent', (_what, asked, kept) => {
    expect(outcomeOf(after(...asked))).toEqual({ kept, refused: 0, closed: true });
  });

  it('[I6] is not captured again after a refund out of goodwill', () => {
    const world = after(parcel(6_000), byHand('refund', 500), cancelled(4_000, true));
    expect(outcomeOf(world)).toEqual({ kept: 5_500, refused: 0, closed: true });
  });

  it.each([
    ['before a capture by hand', [parcel(6_000), byHand('refund', 500), byHand('capture', 4_000)]],
    [
      'after parcels have used up a capture by hand',
      [byHand('capture', 6_000), parcel(6_000), byHand('refund', 500), byHand('capture', 4_000)],
    ],
  ] as const)('[I6] is refunded completely although an operator refunded %s', (_when, asked) => {
    const world = after(...asked, cancelled(4_000, true));
    expect(outcomeOf(world)).toEqual({ kept: 5_500, refused: 0, closed: true });
  });

  it('[I6] and refunded by hand is captured again with the parcel, or the refused capture is reported', () => {
    const partly = after(byHand('capture', 4_000), byHand('refund', 4_000), parcel(5_000));
    expect(outcomeOf(partly)).toMatchObject({ kept: 5_000, refused: 0 });
    const all = after(byHand('capture', 10_000), byHand('refund', 10_000), parcel(5_000));
    expect(outcomeOf(all)).toMatchObject({ kept: 0, refused: 1 });
  });

  it('[F42] a parcel that was captured by hand is paid for without a call, and the last one closes', () => {
    const world = after(byHand('capture', 7_000), cancelled(3_000), parcel(5_000), parcel(2_000, true));
    expect(outcomeOf(world)).toEqual({ kept: 7_000, refused: 0, closed: true });
    expect(world.requests).toHaveLength(1);
    expect(world.payment).toMatchObject({ captured: 7_000, released: 3_000 });
  });

  it.each(['lost-after', 'lost-before'] as const)(
    '[F38] while its answer is out (%s) a cancellation waits, and the order is not charged afterwards',
    (how) => {
      const world = new SettlementWorld();
      const capture = world.ask(byHand('capture', 10_000));
      world.attempt(capture, how);
      const whole = world.ask(cancelled(10_000, true));
      world.attempt(whole, 'fine');
      expect([world.of(capture).state, world.of(whole).state]).toEqual(['unknown', 'intended']);
      world.later(24);
      world.settleAll();
      expect([world.of(capture).state, world.of(whole).state]).toEqual(['refused', 'done']);
      expect([world.payment.state, world.standing('capture')]).toEqual(['cancelled', 0]);
    },
  );

  it('[F38] while its answer is missing, cancellations and parcels wait until its result is known', () => {
    const world = new SettlementWorld();
    world.attempt(world.ask(byHand('capture', 10_000)), 'fine', 'slowly');
    const [part, rest] = [world.ask(cancelled(4_000)), world.ask(parcel(6_000, true))];
    for (const id of [part, rest]) world.attempt(id, 'fine');
    expect([world.of(part).state, world.of(rest).state]).toEqual(['intended', 'intended']);
    world.answerArrives();
    world.settleAll();
    expect(outcomeOf(world)).toEqual({ kept: 6_000, refused: 0, closed: true });
  });

  it('[F42] is not captured once the order has been cancelled', () => {
    const world = after(parcel(6_000), cancelled(4_000, true), byHand('capture', 1));
    expect(outcomeOf(world)).toEqual({ kept: 6_000, refused: 1, closed: true });
  });

  it('[I6] that replaces a refused capture pays for that parcel, and the next last movement closes', () => {
    const world = new SettlementWorld();
    world.attempt(world.ask(parcel(3_000)), 'refused');
    world.attempt(world.ask(byHand('capture', 3_000)), 'fine');
    world.ask(parcel(2_000));
    world.settleAll();
    world.ask(cancelled(5_000, true));
    world.settleAll();
    expect(outcomeOf(world)).toEqual({ kept: 5_000, refused: 1, closed: true });
  });

  it('[I6] a refund by hand in place of a return’s refused refund does not reduce other refunds', () => {
    const world = new SettlementWorld();
    for (const each of [parcel(6_000), byHand('capture', 4_000)]) world.attempt(world.ask(each), 'fine');
    world.attempt(world.ask(returned(6_000)), 'refused');
    world.attempt(world.ask(byHand('refund', 6_000)), 'fine');
    world.ask(cancelled(4_000, true));
    world.settleAll();
    expect(outcomeOf(world)).toEqual({ kept: 0, refused: 1, closed: true });
  });
});

describe('money that was refunded by hand between the parcels of a gift card order', () => {
  it.each([
    ['and the rest is cancelled', [cancelled(7_500, true)], 1_500],
    ['and a part is cancelled, then the rest', [cancelled(2_500), cancelled(5_000, true)], 1_500],
    ['and the rest is sent', [parcel(7_500, true)], 9_000],
    ['and the rest is sent in two parcels', [parcel(2_500), parcel(5_000, true)], 9_000],
    ['and a part is sent, the rest cancelled', [parcel(2_500), cancelled(5_000, true)], 4_000],
  ] as const)('[I6] is goodwill: the first of four pieces is sent, %s', (_what, rest, kept) => {
    const world = onGiftCard(parcel(2_500), byHand('refund', 1_000), ...rest);
    expect(outcomeOf(world)).toEqual({ kept, refused: 0, closed: true });
  });

  it('[I6] is goodwill beyond what an operator has captured, although the only capture took all', () => {
    const first = [byHand('capture', 4_000), parcel(6_000), byHand('refund', 1_000)];
    const sent = onGiftCard(...first, parcel(4_000, true));
    expect(outcomeOf(sent)).toEqual({ kept: 9_000, refused: 0, closed: true });
    const stopped = onGiftCard(...first, cancelled(4_000, true));
    expect(outcomeOf(stopped)).toEqual({ kept: 5_000, refused: 0, closed: true });
  });

  it('[I6] undoes an operator’s capture that no parcel has used', () => {
    const world = onGiftCard(byHand('capture', 4_000), byHand('refund', 1_000), cancelled(10_000, true));
    expect(outcomeOf(world)).toEqual({ kept: 0, refused: 0, closed: true });
  });
});

/** The four pieces of the order; each is sent or cancelled at some time, and sent pieces may be returned. */
const PIECES = [4_000, 3_000, 2_000, 1_000];
const fate = fc.record({
  position: fc.nat(3),
  movement: fc.constantFrom('capture', 'capture', 'void', 'refund'),
});
const event = fc.oneof(
  { weight: 3, arbitrary: fate },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 10_000 }).map((taken) => ({ taken })) },
  {
    weight: 5,
    arbitrary: fc.record({
      nth: fc.nat(20),
      weather: fc.constantFrom<Weather>(
        ...(['fine', 'fine', 'fine', 'lost-before', 'lost-after', 'late', 'unreachable'] as const),
      ),
      dies: fc.constantFrom('never', 'never', 'slowly', 'before-call', 'after-call'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ answerArrives: true }) },
  { weight: 1, arbitrary: fc.constant({ hours: 0.01 }) },
);

/** An order as the warehouse may process it: each piece is sent or cancelled once, and returned only after it was sent. */
class Order {
  readonly world = new SettlementWorld();
  readonly #pieces = new Map<number, 'capture' | 'void' | 'refund'>();

  move(position: number, movement: 'capture' | 'void' | 'refund'): void {
    const before = this.#pieces.get(position);
    if (movement === 'refund' ? before !== 'capture' : before !== undefined) return;
    this.#pieces.set(position, movement);
    const final = movement !== 'refund' && this.#pieces.size === PIECES.length;
    this.world.ask({ kind: movement, amount: PIECES[position] as number, final });
  }

  get worth(): number {
    const outside = [...this.#pieces].filter(([, movement]) => movement === 'capture');
    return outside.reduce((sum, [position]) => sum + (PIECES[position] as number), 0);
  }
}

describe('an order with captures by hand at any time', () => {
  it('[I6] in the end the shopper has paid for the pieces they have, whatever answers were lost', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 5, maxLength: 50, size: 'max' }), (events) => {
        const order = new Order();
        const { world } = order;
        for (const each of events) {
          if ('position' in each) order.move(each.position, each.movement);
          else if ('taken' in each) world.ask(byHand('capture', each.taken));
          else if ('answerArrives' in each) world.answerArrives();
          else if ('hours' in each) world.later(each.hours);
          else {
            const next = world.open[each.nth % Math.max(world.open.length, 1)];
            if (next !== undefined) world.attempt(next.id, each.weather, each.dies);
          }
        }
        for (const position of PIECES.keys()) order.move(position, 'void');
        for (let round = 0; round < 40 && world.open.length > 0; round++) {
          for (const { id } of world.open) world.attempt(id, 'fine');
          world.later(25);
        }
        const refused = world.settlements.filter(
          ({ state, cause }) => state === 'refused' && cause !== 'operator',
        );
        expect([world.open, refused]).toEqual([[], []]);
        expect(outcomeOf(world)).toMatchObject({ kept: order.worth, closed: true });
        expect(world.standing('capture') - world.standing('refund')).toBe(order.worth);
      }),
      { numRuns: 2_000 },
    );
  });
});
