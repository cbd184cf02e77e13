import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PaymentWorld } from '../../../tests/payment-world.ts';
import type { PlannedTender } from '../../../tests/payment-world.ts';
import type { SettlementWorld, Weather } from '../../../tests/settlement-world.ts';
import { allocate } from './allocate.ts';
import type { AllocatedTender } from './allocate.ts';

const FRESH = { shipped: 0, cancelled: 0, returned: 0 };
const PLAN: readonly AllocatedTender[] = [
  { id: 'gift-1', amount: 2_000, ...FRESH },
  { id: 'gift-2', amount: 3_000, ...FRESH },
  { id: 'card', amount: 5_000, ...FRESH },
];
const amounts = (...of: Parameters<typeof allocate>) =>
  allocate(...of).map(({ tenderId, kind, amount }) => [tenderId, kind, amount]);

describe('the allocation of a movement', () => {
  it('[EU-05] uses up gift cards with the first shipments', () => {
    expect(amounts({ kind: 'capture', amount: 2_500, final: false }, PLAN)).toEqual([
      ['gift-1', 'capture', 2_000],
      ['gift-2', 'capture', 500],
    ]);
  });

  it('[EU-05] cancels on the card first, and closes every tender with the last movement', () => {
    expect(amounts({ kind: 'void', amount: 6_000, final: true }, PLAN)).toEqual([
      ['gift-1', 'void', 0],
      ['gift-2', 'void', 1_000],
      ['card', 'void', 5_000],
    ]);
    const shipped = PLAN.map((tender) => ({ ...tender, shipped: tender.id === 'card' ? 0 : tender.amount }));
    expect(amounts({ kind: 'capture', amount: 4_000, final: true }, shipped)).toEqual([
      ['gift-1', 'void', 0],
      ['gift-2', 'void', 0],
      ['card', 'capture', 4_000],
    ]);
  });

  it('[EU-05] returns to the card first, and never more to a tender than was shipped on it', () => {
    const shipped = PLAN.map((tender) => ({ ...tender, shipped: Math.min(tender.amount, 2_000) }));
    expect(amounts({ kind: 'refund', amount: 3_000, final: false }, shipped)).toEqual([
      ['gift-2', 'refund', 1_000],
      ['card', 'refund', 2_000],
    ]);
  });

  it('[F42] expects a return that is announced before its shipment where the shipment will be allocated', () => {
    const refund = { kind: 'refund', amount: 2_500, final: false } as const;
    expect(amounts(refund, PLAN)).toEqual([
      ['gift-1', 'refund', 2_000],
      ['gift-2', 'refund', 500],
    ]);
  });

  it('[I6] requires what no tender has room for of the last one, where it is refused', () => {
    expect(amounts({ kind: 'capture', amount: 10_001, final: false }, PLAN).at(-1)).toEqual([
      ...['card', 'capture', 5_001],
    ]);
  });
});

const plan = fc.array(
  fc.record<PlannedTender>({
    amount: fc.integer({ min: 1, max: 100_000 }),
    captures: fc.constantFrom('once', 'last', 'several', 'several'),
  }),
  { minLength: 1, maxLength: 4 },
);
/** Part of what is still possible, in thousandths. */
const part = fc.integer({ min: 1, max: 1_000 });
const steps = fc.array(fc.tuple(fc.constantFrom('capture', 'capture', 'void', 'refund'), part), {
  maxLength: 12,
});
const faults = fc.array(
  fc.record({
    tender: fc.nat(3),
    nth: fc.nat(5),
    weather: fc.constantFrom<Weather>('fine', 'fine', 'lost-before', 'lost-after', 'unreachable'),
  }),
  { maxLength: 8 },
);

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
const shareOf = (
  { settlements }: SettlementWorld,
  kind: string,
  cause: 'movement' | 'excess' = 'movement',
): number =>
  sum(settlements.filter((each) => each.kind === kind && each.cause === cause).map(({ amount }) => amount));

describe('any sequence of part shipments, part cancellations and returns', () => {
  it('[I5][I6] is allocated to the penny, and every tender ends captured or voided, whatever is lost on the way', () => {
    fc.assert(
      fc.property(
        plan,
        fc.array(fc.tuple(steps, faults), { maxLength: 3 }),
        fc.boolean(),
        (tenders, parts, ships) => {
          const world = new PaymentWorld(tenders);
          let [left, returnable] = [sum(tenders.map(({ amount }) => amount)), 0];
          const move = (kind: 'capture' | 'void' | 'refund', amount: number, final = false) => {
            if (amount === 0 && !final) return;
            expect(sum(world.record({ kind, amount, final }))).toBe(amount);
            if (kind === 'refund') returnable -= amount;
            else left -= amount;
            if (kind === 'capture') returnable += amount;
          };
          for (const [moves, calls] of parts) {
            for (const [kind, of] of moves) {
              move(kind, Math.floor(((kind === 'refund' ? returnable : left) * of) / 1_001));
            }
            for (const { tender, nth, weather } of calls) {
              const at = world.tenders[tender % world.tenders.length];
              const next = at?.open[nth % Math.max(at.open.length, 1)];
              if (next !== undefined) at?.attempt(next.id, weather);
            }
          }
          move(ships ? 'capture' : 'void', left, true);
          settle(world);
          move('refund', Math.floor(returnable / 2));
          settle(world);
          expect(world.tenders.flatMap((tender) => wrongs(tender))).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Also what was lost: after more than a day of finding nothing it is sent again. */
function settle(world: PaymentWorld): void {
  for (let day = 0; day < 3; day++) {
    world.settleAll();
    for (const tender of world.tenders) tender.later(25);
  }
}

function wrongs(tender: SettlementWorld): string[] {
  const { authorised, captured, refunded, voided } = tender.payment;
  const shipped = shareOf(tender, 'capture');
  const cancelled = shareOf(tender, 'void');
  const returned = shareOf(tender, 'refund');
  const rules: Record<string, boolean> = {
    'shipments and cancellations sum to the tender': shipped + cancelled === authorised,
    'no more is returned than was shipped': returned <= shipped,
    'every settlement is done': tender.settlements.every(({ state }) => state === 'done'),
    'captured + voided = tender': captured + voided === authorised || tender.payment.state === 'cancelled',
    'kept = shipped − returned': captured - refunded === shipped - returned,
    'only a single capture takes more than was shipped':
      captured - shipped === shareOf(tender, 'refund', 'excess'),
    'the provider agrees': tender.standing('capture') === captured && tender.standing('refund') === refunded,
  };
  const state = JSON.stringify({ ...tender.payment, shipped, cancelled, returned });
  return Object.keys(rules).flatMap((rule) => (rules[rule] ? [] : [`${rule}: ${state}`]));
}
