import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SettlementWorld } from '../../../tests/settlement-world.ts';
import { accountsOf } from '../payment/ledger-accounts.ts';
import { settlementPostings } from './settlement-postings.ts';
import type { SettlementBookingKind } from './settlement-postings.ts';

/** A capture whose answer was lost; the provider has processed it or not. */
function lost(how: 'lost-before' | 'lost-after' | 'late') {
  const world = new SettlementWorld();
  const id = world.ask({ kind: 'capture', amount: 4_000, final: true });
  world.attempt(id, how);
  expect(world.of(id).state).toBe('unknown');
  return { world, id };
}

describe('an answer that was lost', () => {
  it('[F38] is voided if it was processed, booked with its void, and sent again under a new id', () => {
    const { world, id } = lost('lost-after');
    world.attempt(id, 'fine');
    expect([world.of(id).state, world.standing('capture')]).toEqual(['intended', 0]);
    expect(world.bookings.map(({ kind }) => kind)).toEqual(['capture', 'capture-void']);
    world.attempt(id, 'fine');
    expect([world.of(id).state, world.standing('capture'), world.payment.captured]).toEqual([
      'done',
      4_000,
      4_000,
    ]);
    expect(new Set(world.requests.map(({ transactionId }) => transactionId)).size).toBe(2);
  });

  it('[F38] is voided repeatedly for a day while nothing is found, since it may still arrive', () => {
    const { world, id } = lost('late');
    world.attempt(id, 'fine');
    expect(world.of(id).state).toBe('unknown');
    world.later(23); // it has arrived meanwhile
    world.attempt(id, 'fine');
    expect([world.of(id).state, world.standing('capture')]).toEqual(['intended', 0]);
  });

  it('[F39] is sent again after nothing was found for a day', () => {
    const { world, id } = lost('lost-before');
    world.later(24);
    world.attempt(id, 'fine');
    expect(world.of(id).state).toBe('intended');
    world.attempt(id, 'fine');
    expect([world.of(id).state, world.standing('capture')]).toEqual(['done', 4_000]);
  });

  it('[F38] is left to an operator when the provider neither voids nor denies it for a day', () => {
    const { world, id } = lost('lost-after');
    world.attempt(id, 'refused');
    expect(world.of(id).state).toBe('unknown');
    world.later(24);
    world.attempt(id, 'refused');
    expect([world.of(id).state, world.payment.captured]).toEqual(['unknown', 0]);
  });

  it('[F38] changes nothing when it arrives later', () => {
    const world = new SettlementWorld();
    const id = world.ask({ kind: 'capture', amount: 4_000 });
    world.attempt(id, 'fine', 'after-call');
    world.later(1);
    world.attempt(id, 'fine');
    expect([world.of(id).state, world.standing('capture')]).toEqual(['intended', 0]);
  });
});

describe('a provider that cannot be reached', () => {
  it('[F47] is retried for three days, then reported', () => {
    const world = new SettlementWorld();
    const id = world.ask({ kind: 'capture', amount: 4_000 });
    world.attempt(id, 'unreachable');
    expect(world.of(id).state).toBe('intended');
    world.later(72);
    world.attempt(id, 'unreachable');
    expect(world.of(id).state).toBe('refused');
  });
});

describe('postings', () => {
  const KINDS: SettlementBookingKind[] = [
    ...(['capture', 'capture-void', 'refund', 'refund-void', 'authorisation-release'] as const),
  ];
  const balances = (kinds: readonly SettlementBookingKind[], amount: number) => {
    const sums = new Map<string, number>();
    for (const { account, minorUnits } of kinds.flatMap((kind) =>
      settlementPostings(kind, amount, 'GBP', accountsOf('credit-card')),
    )) {
      sums.set(account, (sums.get(account) ?? 0) + minorUnits);
    }
    return [...sums.values()].filter((sum) => sum !== 0);
  };

  it('[I7] each booking balances, and a void undoes its movement account by account', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.constantFrom(...KINDS), (amount, kind) => {
        const sides = settlementPostings(kind, amount, 'GBP', accountsOf('credit-card')).map(
          ({ minorUnits }) => minorUnits,
        );
        expect(sides.reduce((sum, side) => sum + side, 0)).toBe(0);
        expect(balances(['capture', 'capture-void'], amount)).toEqual([]);
        expect(balances(['refund', 'refund-void'], amount)).toEqual([]);
      }),
    );
  });
});
