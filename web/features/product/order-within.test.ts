import { describe, expect, it } from '@jest/globals';
import { endOf } from './live-product.ts';
import { orderWithin, standardDay } from './order-within.ts';

const promise = {
  deliverOn: '2026-12-30',
  holdsUntil: '2026-12-24T00:00:00.000Z',
  answeredAt: '2026-12-23T19:47:30.800Z',
};
const MINUTE_MS = 60_000;
/**
 * What a browser shows whose clock is off by `wrong` milliseconds, with a network delay of `lag` milliseconds each
 * way.
 */
function shown({ wrong = 0, lag = 0, after = 0 }) {
  const answered = Date.parse(promise.answeredAt) + wrong;
  const live = { promise, end: endOf(promise, answered - lag) };
  const now = answered + lag + after;
  return orderWithin(live, Math.floor(now / MINUTE_MS));
}

describe('the promise of a product page', () => {
  it('[EN-15] is the server’s day, whatever the delay and the browser’s clock', () => {
    for (const wrong of [0, -86_400_000, 3_600_000, 5 * 365 * 86_400_000])
      for (const lag of [0, 300, 5_000])
        expect(shown({ wrong, lag })).toMatchObject({ day: 'Wednesday 30 December' });
  });

  it('[EN-15] counts down in whole remaining minutes', () => {
    expect(shown({})?.within).toBe('4\u00a0h 12\u00a0min');
    expect(shown({ after: 4 * 3_600_000 })?.within).toBe('12\u00a0min');
  });

  it('[EN-15] expires when the server’s time is up, early by the delay and never late', () => {
    const left = Date.parse(promise.holdsUntil) - Date.parse(promise.answeredAt);
    expect(shown({ after: left - MINUTE_MS })).not.toBeNull();
    expect(shown({ after: left })).toBeNull();
    expect(shown({ after: left, lag: 300, wrong: 3_600_000 })).toBeNull();
  });

  it('[EN-15] is null before the answer, and for what cannot be ordered', () => {
    expect(orderWithin(null, 0)).toBeNull();
    expect(orderWithin({ promise: null, end: 0 }, 0)).toBeNull();
  });

  it('[EN-15] is a later day for an engraved piece', () => {
    const variants = [
      {
        id: 'v',
        stockLevel: 'in' as const,
        isNextDay: true,
        standard: promise,
        engraved: { ...promise, deliverOn: '2027-01-04' },
      },
    ];
    expect(standardDay({ variants }, 'v')).toBe('Wednesday 30 December');
    expect(standardDay({ variants }, 'v', true)).toBe('Monday 4 January');
  });
});
