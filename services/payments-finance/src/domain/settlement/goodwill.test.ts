import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PaymentWorld } from '../../../tests/payment-world.ts';
import type { PlannedTender } from '../../../tests/payment-world.ts';
import type { Weather } from '../../../tests/settlement-world.ts';

const GIFT_CARD = { amount: 6_000, captures: 'once' } as const;
const CARD = { amount: 4_000, captures: 'several' } as const;

const shipped = (amount: number, final = false) => ({ kind: 'capture', amount, final }) as const;
const cancelled = (amount: number, final = false) => ({ kind: 'void', amount, final }) as const;
const returned = (amount: number) => ({ kind: 'refund', amount, final: false }) as const;

/** What each tender keeps after these movements and refunds by hand (numbers), each settled before the next. */
function after(
  plan: readonly PlannedTender[],
  ...steps: (number | Parameters<PaymentWorld['record']>[0])[]
): PaymentWorld {
  const world = new PaymentWorld(plan);
  for (const step of steps) {
    if (typeof step === 'number') expect(world.refundByHand(step)).toBe(true);
    else world.record(step);
    world.settleAll();
  }
  return world;
}

const kept = ({ tenders }: PaymentWorld): number[] =>
  tenders.map(({ payment }) => payment.captured - payment.refunded);
const states = ({ tenders }: PaymentWorld): string[] =>
  tenders.flatMap(({ settlements }) => settlements.map(({ state }) => state));
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

describe('a return whose tender has too little left because of a refund by hand', () => {
  it('[I6] is allocated to another tender at once', () => {
    const world = after([GIFT_CARD, CARD], shipped(10_000, true), 3_000, returned(4_000));
    expect(kept(world)).toEqual([3_000, 0]);
    expect(new Set(states(world))).toEqual(new Set(['done']));
  });

  it('[I6] is refunded in part when all that was paid is refunded', () => {
    const world = after([GIFT_CARD, CARD], shipped(10_000, true), 3_000, returned(10_000));
    expect(kept(world)).toEqual([0, 0]);
    expect(new Set(states(world))).toEqual(new Set(['done']));
  });

  it('[I6] is refunded the rest when a later parcel is captured', () => {
    const world = after([CARD], shipped(2_000), 500, returned(2_000));
    expect([kept(world), states(world).at(-1)]).toEqual([[0], 'intended']);
    world.record(shipped(2_000, true));
    world.settleAll();
    expect(kept(world)).toEqual([1_500]);
    expect(new Set(states(world))).toEqual(new Set(['done']));
  });

  it('[I6] is the same for the rest of a gift card whose goods are cancelled', () => {
    const two = [{ ...GIFT_CARD, amount: 5_000 }, GIFT_CARD];
    const world = after(two, shipped(8_000), 4_000, cancelled(3_000, true));
    expect(kept(world)).toEqual([4_000, 0]);
    expect(new Set(states(world))).toEqual(new Set(['done']));
  });

  it('[I6] waits for its own capture if a refund by hand is not the cause', () => {
    const world = after([GIFT_CARD, CARD], shipped(6_000), returned(7_000));
    expect([kept(world), states(world)]).toEqual([
      [0, 0],
      ['done', 'done', 'intended'],
    ]);
  });
});

const plan = fc.array(
  fc.record<PlannedTender>({
    amount: fc.integer({ min: 1, max: 10_000 }),
    captures: fc.constantFrom('once', 'last', 'several'),
  }),
  { minLength: 1, maxLength: 4 },
);
/** Part of what is possible, in thousandths. */
const part = fc.integer({ min: 1, max: 1_000 });
const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('capture', 'capture', 'void', 'refund'), part }),
  },
  { weight: 3, arbitrary: fc.record({ byHand: part }) },
  {
    weight: 8,
    arbitrary: fc.record({
      nth: fc.nat(30),
      weather: fc.constantFrom<Weather>('fine', 'fine', 'lost-before', 'lost-after', 'late', 'unreachable'),
    }),
  },
);
const events = fc.array(event, { maxLength: 30, size: 'max' });
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

/** An order that is shipped, cancelled and returned in parts, with refunds by hand in between. */
class Order {
  readonly world: PaymentWorld;
  /** Pence of pieces to be shipped or cancelled. */
  left: number;
  /** Pence of pieces that were shipped and not returned. */
  outside = 0;

  constructor(tenders: readonly PlannedTender[]) {
    this.world = new PaymentWorld(tenders);
    this.left = sum(tenders.map(({ amount }) => amount));
  }

  move(kind: 'capture' | 'void' | 'refund', amount: number, final = false): void {
    if (amount === 0 && !final) return;
    this.world.record({ kind, amount, final });
    if (kind === 'refund') this.outside -= amount;
    else this.left -= amount;
    if (kind === 'capture') this.outside += amount;
  }

  play(each: Event): void {
    const { tenders } = this.world;
    if ('byHand' in each) {
      const captured = sum(tenders.map(({ payment }) => payment.captured));
      this.world.refundByHand(Math.ceil((captured * each.byHand) / 1_000));
    } else if ('kind' in each) {
      const most = each.kind === 'refund' ? this.outside : this.left;
      this.move(each.kind as 'capture' | 'void' | 'refund', Math.floor((most * each.part) / 1_001));
    } else {
      const open = tenders.flatMap((tender) => tender.open.map(({ id }) => ({ tender, id })));
      const next = open[each.nth % Math.max(open.length, 1)];
      next?.tender.attempt(next.id, each.weather);
    }
  }

  settle(): void {
    for (let day = 0; day < 3; day++) {
      this.world.settleAll();
      for (const tender of this.world.tenders) tender.later(25);
    }
  }
}

describe('refunds by hand at every position of every mix of tenders', () => {
  it('[I6] the money kept is the goods less the goodwill, whatever answers were lost', () => {
    fc.assert(
      fc.property(plan, events, fc.boolean(), events, (tenders, before, ships, afterwards) => {
        const order = new Order(tenders);
        const { world } = order;
        for (const each of before) order.play(each);
        order.move(ships ? 'capture' : 'void', order.left, true);
        for (const each of afterwards) order.play(each);
        order.settle();
        const settlements = world.tenders.flatMap((tender) => tender.settlements);
        const byHand = settlements.filter(({ cause }) => cause === 'operator');
        const open = settlements.filter(({ state }) => state !== 'done' && state !== 'refused');
        const refused = settlements.filter(({ state, cause }) => state === 'refused' && cause !== 'operator');
        expect([open, refused]).toEqual([[], []]);
        const goodwill = sum(byHand.map(({ settled }) => settled));
        expect(sum(kept(world))).toBe(Math.max(0, order.outside - goodwill));
        for (const tender of world.tenders) {
          const { captured, refunded } = tender.payment;
          expect([tender.standing('capture'), tender.standing('refund')]).toEqual([captured, refunded]);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
