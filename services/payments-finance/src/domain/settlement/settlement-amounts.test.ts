import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SettlementWorld } from '../../../tests/settlement-world.ts';
import type { Asked, Weather } from '../../../tests/settlement-world.ts';

const WEATHERS: Weather[] = ['lost-before', 'lost-after', 'late', 'unreachable', 'refused'];
const often = <T>(usual: T, others: readonly T[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 3, arbitrary: fc.constantFrom(...others) },
  );

const asked: fc.Arbitrary<Asked> = fc.record({
  kind: fc.constantFrom('capture', 'capture', 'capture', 'refund', 'refund', 'void'),
  amount: fc.integer({ min: 1, max: 5_000 }),
  final: fc.constantFrom(false, false, false, false, true),
  byOperator: fc.boolean(),
});
const move = fc.oneof(
  { weight: 3, arbitrary: asked.map((order) => ({ order })) },
  {
    weight: 8,
    arbitrary: fc.record({
      nth: fc.nat(20),
      weather: often<Weather>('fine', WEATHERS),
      dies: often('slowly', ['never', 'never', 'before-call', 'after-call'] as const),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ answerArrives: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0.01, 1, 25).map((hours) => ({ hours })) },
);

/** The violated invariants; always empty. */
function wrongs(world: SettlementWorld): string[] {
  const { authorised, captured, refunded, voided, released } = world.payment;
  const asked = world.settlements.map(({ id, amount, settled }) => {
    const standing = world.requests
      .filter(({ settlementId, transactionId }) => settlementId === id && world.isInEffect(transactionId))
      .reduce((sum, request) => sum + request.amount, 0);
    return { id, fits: settled <= amount && standing <= amount };
  });
  const overpaid = world.requests.filter(({ id, amount }) => {
    const refunds = world.requests.filter(
      ({ captureId, transactionId }) => captureId === id && world.isInEffect(transactionId),
    );
    return refunds.reduce((sum, refund) => sum + refund.amount, 0) > amount;
  });
  const rules: Record<string, boolean> = {
    'refunded ≤ captured': 0 <= refunded && refunded <= captured,
    'captured + voided ≤ authorised': captured + voided <= authorised,
    'released ≤ voided': 0 <= released && released <= voided,
    'the provider holds what it moves': world.standing('capture') <= authorised,
    'the provider pays back what it took': world.standing('refund') <= world.standing('capture'),
    'receivable = captured − refunded': world.balance('asset.cybersource.receivable') === captured - refunded,
    'memorandum = captured + released, taken away':
      world.balance('memorandum.cybersource.authorised') + captured + released === 0,
    'no settlement moves more than it was asked': asked.every(({ fits }) => fits),
    'no capture is paid back beyond itself': overpaid.length === 0,
    'an authorisation is reversed whole': world.payment.state !== 'cancelled' || captured === 0,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

describe('amounts of settlements', () => {
  it('[I5][I6][I7] never move twice, whatever is requested, lost, refused or killed, and agree with the provider in the end', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 10, maxLength: 60, size: 'max' }), (moves) => {
        const world = new SettlementWorld();
        const wrong = moves.flatMap((each) => {
          if ('order' in each) world.ask(each.order);
          else if ('hours' in each) world.later(each.hours);
          else if ('answerArrives' in each) world.answerArrives();
          else {
            const next = world.open[each.nth % Math.max(world.open.length, 1)];
            if (next !== undefined) world.attempt(next.id, each.weather, each.dies);
          }
          return wrongs(world);
        });
        expect(wrong).toEqual([]);

        // Then the order ends, and the provider works without faults until everything has ended.
        world.ask({ kind: 'void', amount: 0, final: true });
        for (let round = 0; round < 40 && world.open.length > 0; round++) {
          for (const { id } of world.open) world.attempt(id, 'fine');
          world.later(25);
        }
        expect([world.open, wrongs(world)]).toEqual([[], []]);
        const { captured, refunded } = world.payment;
        expect([world.standing('capture'), world.standing('refund')]).toEqual([captured, refunded]);
      }),
      { numRuns: 1_000 },
    );
  });
});
