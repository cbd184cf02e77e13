import { expect, it } from '@jest/globals';
import { mayStoreCard } from './hold-terms.ts';
import type { HoldTerms } from './hold-terms.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const TERMS: HoldTerms = {
  heldFor: { schemes: { Visa: 5 }, others: 7 },
  renew: 'again',
  byStoredCard: true,
};

it.each([
  ['2026-12-05', false],
  ['2026-12-06', true], // a Visa's hold ends at noon of that day
  ['2026-12-20', true],
  [undefined, false],
] as const)('a card may be stored where the hold of some scheme ends before the end of %s: %s', (day, may) =>
  expect(mayStoreCard(TERMS, day, NOW)).toBe(may),
);

it('no card is stored where holds are not renewed, or are renewed without one', () => {
  for (const terms of [undefined, { ...TERMS, renew: 'never' as const }, { ...TERMS, byStoredCard: false }])
    expect(mayStoreCard(terms, '2026-12-20', NOW)).toBe(false);
});
