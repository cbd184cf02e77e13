import { describe, expect, it } from '@jest/globals';
import { reconcile } from './reconcile.ts';
import type { BookedMovement, ProviderMovement } from './reconcile.ts';

const SINCE = new Date('2026-11-21T00:00:00Z');
const at = new Date('2026-11-21T09:00:00Z');
const earlier = new Date('2026-11-20T09:00:00Z');
const movement = {
  kind: 'capture',
  reference: 'BB1',
  currency: 'GBP',
  amount: 4_000,
  standing: 4_000,
} as const;
const theirs = (transactionId: string, over: Partial<ProviderMovement> = {}): ProviderMovement => ({
  ...movement,
  transactionId,
  providerId: 'p',
  at,
  ...over,
});
const ours = (transactionId: string, over: Partial<BookedMovement> = {}): BookedMovement => ({
  ...movement,
  transactionId,
  providerId: 'p',
  open: false,
  lapsing: 0,
  isCovered: true,
  ...over,
});

describe('reconciling', () => {
  it('[I5] finds no difference when both sides agree', () => {
    expect(reconcile([ours('a'), ours('b')], [theirs('b'), theirs('a')], SINCE)).toEqual([]);
  });

  it.each([
    ['missing-here', [], [theirs('a')]],
    ['missing-there', [ours('a')], []],
    ['missing-here', [ours('a')], [theirs('a'), theirs('a')]],
    ['amount', [ours('a')], [theirs('a', { amount: 4_001 })]],
    ['amount', [ours('a')], [theirs('a', { currency: 'EUR' })]],
    ['standing', [ours('a')], [theirs('a', { standing: 0 })]],
    [
      'standing',
      [ours('a', { kind: 'authorisation', standing: 0 })],
      [theirs('a', { kind: 'authorisation' })],
    ],
  ] as const)('[I5] names what is %s', (what, booked, reported) => {
    expect(reconcile(booked, reported, SINCE)).toMatchObject([
      { transactionId: 'a', reference: 'BB1', what },
    ]);
  });

  it('[I5] omits movements with an unknown result, on both sides', () => {
    expect(reconcile([ours('a', { open: true })], [theirs('a')], SINCE)).toEqual([]);
    expect(reconcile([ours('a', { open: true })], [], SINCE)).toEqual([]);
  });

  it('[I5] accepts that the provider holds an amount released without a call until it expires', () => {
    const released = ours('a', { kind: 'authorisation', standing: 0, lapsing: 1_000 });
    for (const standing of [0, 1_000]) {
      expect(reconcile([released], [theirs('a', { kind: 'authorisation', standing })], SINCE)).toEqual([]);
    }
    expect(
      reconcile([released], [theirs('a', { kind: 'authorisation', standing: 500 })], SINCE),
    ).toHaveLength(1);
  });

  it('[I5] ignores movements before the period, and compares those that both sides have', () => {
    const before = { isCovered: false };
    expect(reconcile([ours('a', before)], [theirs('b', { at: earlier })], SINCE)).toEqual([]);
    expect(reconcile([ours('a')], [theirs('a', { at: earlier })], SINCE)).toEqual([]);
    expect(reconcile([ours('a', before)], [theirs('a')], SINCE)).toEqual([]);
    expect(reconcile([ours('a', before)], [theirs('a', { at: earlier, standing: 0 })], SINCE)).toHaveLength(
      1,
    );
  });
});
