import { describe, expect, it } from '@jest/globals';
import { isKnownShopper } from './known-shopper.ts';

const NOW = new Date('2026-01-05T10:00:00Z');
const HOUR = 3_600_000;
const customer = (madeAt: number, version = 7) => {
  const hex = madeAt.toString(16).padStart(12, '0');
  return `c:${hex.slice(0, 8)}-${hex.slice(8)}-${version}abc-8abc-0123456789ab`;
};
const isKnown = (ownerKey: string, hasPaidOrder = false) => isKnownShopper({ ownerKey, hasPaidOrder }, NOW);

describe('[MU-13] the shop knows', () => {
  it('a customer from a day on', () => {
    expect(isKnown(customer(NOW.getTime() - 24 * HOUR))).toBe(true);
    expect(isKnown(customer(NOW.getTime() - 24 * HOUR + 1))).toBe(false);
    expect(isKnown(customer(NOW.getTime() + HOUR))).toBe(false);
  });

  it('nobody by an id without a time, and no guest', () => {
    expect(isKnown(customer(NOW.getTime() - 900 * HOUR, 4))).toBe(false);
    expect(isKnown(customer(NOW.getTime() - 900 * HOUR).replace('c:', 'a:'))).toBe(false);
    expect(isKnown('c:42')).toBe(false);
  });

  it('anybody with a paid order', () => {
    expect([isKnown('a:guest', true), isKnown(customer(NOW.getTime()), true)]).toEqual([true, true]);
  });
});
