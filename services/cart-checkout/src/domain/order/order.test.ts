import { describe, expect, it } from '@jest/globals';
import { dayStillPromised } from './order.ts';

describe('the promised day of an order', () => {
  it.each([
    ['in winter', '2026-11-24', '2026-11-24T23:59:59Z', '2026-11-25T00:00:00Z'],
    ['in summer', '2026-06-30', '2026-06-30T22:59:59Z', '2026-06-30T23:00:00Z'],
  ])('is shown until it has ended in London, %s', (_season, deliverBy, last, over) => {
    expect(dayStillPromised({ deliverBy, readAt: new Date(last) })).toBe(deliverBy);
    expect(dayStillPromised({ deliverBy, readAt: new Date(over) })).toBeNull();
  });
});
