import { describe, expect, it } from '@jest/globals';
import { SettlementWorld } from '../../../tests/settlement-world.ts';
import type { Asked } from '../../../tests/settlement-world.ts';
import { nextStep } from './next-step.ts';

const IDS = { id: 'request', transactionId: 'transaction' };

/** A payment after these settlements are done, and the next step of another one. */
function after(done: readonly Asked[], next: Asked) {
  const world = new SettlementWorld();
  for (const each of done) world.attempt(world.ask(each), 'fine');
  const id = world.ask(next);
  return { world, id, step: nextStep(world.facts(id), IDS) };
}

const parcel = (amount: number, final = false): Asked => ({ kind: 'capture', amount, final });
const cancelled = (amount: number, final = false): Asked => ({ kind: 'void', amount, final });

describe('the next step of a settlement', () => {
  it('[EU-05] captures a parcel, and marks the capture of the last one as final', () => {
    expect(after([], parcel(4_000)).step?.call).toMatchObject({ request: { amount: 4_000, closes: false } });
    expect(after([parcel(4_000)], parcel(5_000, true)).step?.call).toMatchObject({
      request: { amount: 5_000, closes: true },
    });
  });

  it.each([
    ['more than was authorised', [], parcel(10_001), 'exceeds-authorised'],
    ['more than is left', [parcel(6_000)], parcel(4_001), 'exceeds-authorised'],
    ['what was cancelled', [cancelled(3_000)], parcel(7_001), 'exceeds-authorised'],
    ['of a payment that was given back', [cancelled(10_000, true)], parcel(1), 'nothing-authorised'],
    ['by hand and more than was captured', [parcel(4_000)], refundBy(4_001), 'exceeds-captured'],
    ['by hand and nothing was captured', [], refundBy(1), 'nothing-captured'],
    ['more than is left to pay back', [parcel(4_000), refundBy(3_000)], refundBy(1_001), 'exceeds-captured'],
  ] as const)('[I6] refuses %s', (_what, done, next, refusal) => {
    expect(after(done, next).step).toEqual({
      change: { settlement: { state: 'refused', refusal }, next: 'never' },
    });
  });

  it('[EU-05] reverses the whole authorisation when nothing was captured, also after partial cancellations', () => {
    expect(after([], cancelled(10_000, true)).step?.call).toEqual({ kind: 'reverse' });
    expect(after([cancelled(4_000)], cancelled(6_000, true)).step?.call).toEqual({ kind: 'reverse' });
  });

  it('[EU-05] releases the uncaptured rest once', () => {
    const { step, world, id } = after([parcel(4_000), cancelled(1_000)], cancelled(5_000, true));
    expect(step?.call).toEqual({ kind: 'release', amount: 6_000 });
    world.attempt(id, 'lost-after');
    expect([world.of(id).state, world.payment.voided]).toEqual(['sent', 6_000]);
    world.attempt(id, 'fine');
    expect(world.payment).toMatchObject({ voided: 6_000, released: 6_000 });
    const again = world.ask(cancelled(0, true));
    expect(nextStep(world.facts(again), IDS)?.call).toBeUndefined();
    expect(world.bookings.filter(({ kind }) => kind === 'authorisation-release')).toHaveLength(1);
  });

  it('[F42] a refund before its capture waits, and is refused after a day', () => {
    const world = new SettlementWorld();
    const id = world.ask({ kind: 'refund', amount: 4_000 });
    world.attempt(id, 'fine');
    expect(world.of(id).state).toBe('intended');
    world.attempt(world.ask(parcel(4_000)), 'fine');
    world.attempt(id, 'fine');
    expect([world.of(id).state, world.standing('refund')]).toEqual(['done', 4_000]);

    const early = world.ask({ kind: 'refund', amount: 1 });
    world.later(24);
    world.attempt(early, 'fine');
    expect(world.of(early).state).toBe('refused');
  });

  it('[F42] the last movement waits for open settlements, and does not close after a refused capture', () => {
    const world = new SettlementWorld();
    const lost = world.ask(parcel(3_000));
    world.attempt(lost, 'lost-after');
    const last = world.ask(parcel(7_000, true));
    expect(nextStep(world.facts(last), IDS)?.change.next).toHaveProperty('seconds');
    world.attempt(lost, 'fine'); // voided
    world.attempt(lost, 'refused');
    expect(world.of(lost).state).toBe('refused');
    expect(nextStep(world.facts(last), IDS)?.call).toMatchObject({ request: { closes: false } });
  });

  it.each([
    ['nothing was taken', [], 7_000],
    ['a parcel was', [parcel(2_000)], 5_000],
  ] as const)('[F42] a last cancellation does not close over a refused capture: %s', (_what, done, rest) => {
    const world = new SettlementWorld();
    for (const each of done) world.attempt(world.ask(each), 'fine');
    const declined = world.ask(parcel(3_000));
    const last = world.ask(cancelled(rest, true));
    expect(nextStep(world.facts(last), IDS)?.change.next).toHaveProperty('seconds');
    world.attempt(declined, 'refused');
    expect(nextStep(world.facts(last), IDS)?.call).toBeUndefined();
    world.attempt(last, 'fine');
    expect([world.of(last).state, world.payment.voided, world.payment.released]).toEqual(['done', rest, 0]);
    const byHand = world.ask({ ...parcel(3_000), byOperator: true });
    world.attempt(byHand, 'fine');
    expect(world.of(byHand).state).toBe('done');
    const close = world.ask({ ...cancelled(0, true), byOperator: true });
    expect(nextStep(world.facts(close), IDS)?.call).toMatchObject({ kind: 'release', amount: rest });
  });

  it('[F42] a closing in progress continues when a capture by hand is refused', () => {
    const { world, id } = after([parcel(2_000)], cancelled(8_000, true));
    const byHand = world.ask({ ...parcel(1_000), byOperator: true });
    world.attempt(id, 'lost-after');
    world.attempt(byHand, 'fine');
    expect([world.of(id).state, world.of(byHand).state]).toEqual(['sent', 'refused']);
    expect(nextStep(world.facts(id), IDS)?.call).toMatchObject({ kind: 'release', amount: 8_000 });
  });

  it('[I6] refunds the earliest capture first, split over several if necessary', () => {
    const { world, id } = after([parcel(3_000), parcel(5_000)], { kind: 'refund', amount: 4_000 });
    world.attempt(id, 'fine');
    expect(world.of(id)).toMatchObject({ state: 'intended', settled: 3_000 });
    world.attempt(id, 'fine');
    expect(world.of(id)).toMatchObject({ state: 'done', settled: 4_000 });
    const refunds = world.requests.filter(({ kind }) => kind === 'refund');
    const captures = world.requests.filter(({ kind }) => kind === 'capture').map((request) => request.id);
    expect(refunds.map(({ captureId, amount }) => [captureId, amount])).toEqual([
      [captures[0], 3_000],
      [captures[1], 1_000],
    ]);
  });

  it('[F38] leaves a request to its sender for 20 seconds, then voids it first', () => {
    const { world, id } = after([], parcel(4_000));
    world.attempt(id, 'fine', 'before-call');
    expect(nextStep(world.facts(id), IDS)).toEqual({
      change: { settlement: { state: 'sent' }, next: 'leased' },
    });
    world.later(20 / 3_600);
    expect(nextStep(world.facts(id), IDS)?.call).toMatchObject({ kind: 'undo' });
  });
});

function refundBy(amount: number): Asked {
  return { kind: 'refund', amount, byOperator: true };
}
