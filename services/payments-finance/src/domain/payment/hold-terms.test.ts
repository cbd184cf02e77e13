import { describe, expect, it } from '@jest/globals';
import { holdSeconds, judgeHold, storesCard } from './hold-terms.ts';
import type { HoldTerms } from './hold-terms.ts';

const DAY = 86_400;
const CARDS: HoldTerms = {
  heldFor: { schemes: { Maestro: 6 }, others: 7 },
  renew: 'again',
  byStoredCard: true,
  renewedFor: { schemes: { Visa: 5 }, others: 7 },
  renewableDays: 30,
};
const EXTENDED: HoldTerms = { heldFor: { others: 28 }, renew: 'extend' };
const WALLET: HoldTerms = {
  heldFor: { others: 3 },
  renew: 'again',
  renewableDays: 29,
  afterItsEnd: true,
  most: 2,
};
const now = new Date('2026-12-01T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY * 1_000);

describe('the length of a hold', () => {
  it('is that of the scheme, and another when it is renewed; none where the provider states no end', () => {
    expect(holdSeconds(CARDS, 'Maestro')).toBe(6 * DAY);
    expect(holdSeconds(CARDS, 'Visa')).toBe(7 * DAY);
    expect(holdSeconds(CARDS, 'Visa', true)).toBe(5 * DAY);
    expect(holdSeconds(EXTENDED, '', true)).toBe(28 * DAY);
    expect(holdSeconds(undefined, 'Visa')).toBeUndefined();
  });
});

describe('a token of the card', () => {
  it.each([
    ['is not needed when the hold lasts until the end of the promised day', '2026-12-07', false],
    ['is needed when it ends on the promised day', '2026-12-08', true],
    ['is not asked for without a promise', undefined, false],
  ])('%s', (_what, promisedDay, expected) =>
    expect(storesCard(CARDS, { scheme: 'Visa', promisedDay }, now)).toBe(expected),
  );

  it('is asked for only where the provider renews with one', () => {
    const order = { scheme: '', promisedDay: '2027-12-01' };
    expect(storesCard(EXTENDED, order, now)).toBe(false);
    expect(storesCard({ ...CARDS, renew: 'never' }, order, now)).toBe(false);
    expect(storesCard(undefined, order, now)).toBe(false);
  });
});

describe('a hold that is looked at', () => {
  const hold = {
    open: 100,
    heldUntil: inDays(1),
    firstHeldAt: inDays(-6),
    hasStoredCard: true,
    lastMovementKnown: false,
  };
  it.each([
    ['is renewed', hold, CARDS, 'renew'],
    ['is extended without a token', { ...hold, hasStoredCard: false }, EXTENDED, 'renew'],
    ['is left when nothing is open', { ...hold, open: 0 }, CARDS, 'leave'],
    ['is left when nothing leaves any more', { ...hold, lastMovementKnown: true }, CARDS, 'leave'],
    ['cannot be renewed without the token', { ...hold, hasStoredCard: false }, CARDS, 'await-end'],
    ['cannot be renewed after 30 days', { ...hold, firstHeldAt: inDays(-30) }, CARDS, 'await-end'],
    ['has ended', { ...hold, heldUntil: now, hasStoredCard: false }, CARDS, 'ended'],
    ['has ended and is renewed late', { ...hold, heldUntil: now }, CARDS, 'renew-late'],
    ['waits for its end where it can be renewed only then', hold, WALLET, 'await-renewal'],
    ['is renewed at its end where it can be only then', { ...hold, heldUntil: now }, WALLET, 'renew-late'],
    ['is renewed no more than agreed', { ...hold, heldUntil: now, renewals: 2 }, WALLET, 'ended'],
  ] as const)('%s', (_what, ending, terms, verdict) => expect(judgeHold(ending, terms, now)).toBe(verdict));
});
