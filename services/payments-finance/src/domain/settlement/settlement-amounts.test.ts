import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SettlementWorld } from '../../../tests/settlement-world.ts';
import type { Asked, Weather } from '../../../tests/settlement-world.ts';

const WEATHERS: Weather[] = ['fine', 'lost-before', 'lost-after', 'late', 'unreachable', 'refused'];

const asked: fc.Arbitrary<Asked> = fc.record({
  kind: fc.constantFrom('capture', 'void', 'refund'),
  amount: fc.integer({ min: 1, max: 7_000 }),
  final: fc.boolean(),
  byOperator: fc.boolean(),
});
const move = fc.oneof(
  { weight: 2, arbitrary: asked.map((order) => ({ order })) },
  {
    weight: 5,
    arbitrary: fc.record({
      nth: fc.nat(20),
      weather: fc.constantFrom(...WEATHERS),
      dies: fc.constantFrom('never', 'never', 'never', 'before-call', 'after-call'),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(0.01, 1, 25).map((hours) => ({ hours })) },
);

function holds(world: SettlementWorld): void {
  const { authorised, captured, refunded, voided, released } = world.payment;
  expect(refunded).toBeGreaterThanOrEqual(0);
  expect(captured).toBeGreaterThanOrEqual(refunded);
  expect(authorised).toBeGreaterThanOrEqual(captured + voided);
  expect(voided).toBeGreaterThanOrEqual(released);
  // Our books, whatever is under way: what the provider owes us, and what it no longer holds.
  expect(world.balance('asset.cybersource.receivable')).toBe(captured - refunded);
  expect(0 - world.balance('memorandum.cybersource.authorised')).toBe(captured + released);
  // A settlement never moves more than was asked, and of its requests one at most stands.
  for (const { id, amount, settled } of world.settlements) {
    const standing = world.requests.filter(
      ({ settlementId, transactionId }) =>
        settlementId === id && world.atProvider.get(transactionId)?.standing === true,
    );
    expect(settled).toBeLessThanOrEqual(amount);
    expect(standing.reduce((sum, request) => sum + request.amount, 0)).toBeLessThanOrEqual(amount);
  }
}

describe('amounts of settlements', () => {
  it('[I5][I6][I7] never move twice, whatever is asked, lost, refused or killed, and end as the provider has them', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        const world = new SettlementWorld();
        for (const each of moves) {
          if ('order' in each) world.ask(each.order);
          else if ('hours' in each) world.later(each.hours);
          else {
            const next = world.open[each.nth % Math.max(world.open.length, 1)];
            if (next !== undefined) world.attempt(next.id, each.weather, each.dies);
          }
          holds(world);
        }
        // Then everything is well for as long as it takes.
        for (let round = 0; round < 40 && world.open.length > 0; round++) {
          for (const { id } of world.open) world.attempt(id, 'fine');
          world.later(25);
          holds(world);
        }
        expect(world.open.filter(({ state }) => state !== 'unknown')).toEqual([]);
        expect(world.open).toEqual([]);
        expect(world.standing('capture')).toBe(world.payment.captured);
        expect(world.standing('refund')).toBe(world.payment.refunded);
      }),
      { numRuns: 1_000 },
    );
  });
});
