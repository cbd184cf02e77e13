import { describe, expect, it } from '@jest/globals';
import { ExpiryQueue } from './expiry-queue.ts';

const LIMITS = { most: 4, everyMs: 1_000, everyMsInFlood: 3_000, againAfterMs: 2_000 };
const product = (code: number) => `product:loupe:${code}`;

describe('expiry queue', () => {
  it('expires the first event at once and those of the next interval together, each tag once', () => {
    const queue = new ExpiryQueue({ ...LIMITS, againAfterMs: 60_000 });
    queue.add([product(1)]);
    expect(queue.take(0)).toEqual([product(1)]);
    queue.add([product(2), product(3)]);
    queue.add([product(2)]);
    expect(queue.take(999)).toEqual([]);
    expect(queue.take(1_000)).toEqual([product(2), product(3)]);
    expect(queue.take(2_000)).toEqual([]);
  });

  it('expires each tag once more, two seconds later', () => {
    const queue = new ExpiryQueue(LIMITS);
    queue.add([product(1)]);
    queue.take(0);
    expect(queue.take(1_999)).toEqual([]);
    expect(queue.take(2_000)).toEqual([product(1)]);
    expect(queue.take(9_000)).toEqual([]);
  });

  it('a hundred thousand products become one tag, and the next expiry is later', () => {
    const queue = new ExpiryQueue({ ...LIMITS, againAfterMs: 60_000 });
    for (let code = 0; code < 100_000; code++) queue.add([product(code), 'category:loupe:watches']);
    expect(queue.take(0)).toEqual(['catalogue:loupe']);
    queue.add([product(1), 'stores:loupe']);
    expect(queue.take(2_999)).toEqual([]);
    expect(queue.take(3_000)).toEqual([product(1), 'stores:loupe']);
  });

  it('keeps tags of other kinds', () => {
    const queue = new ExpiryQueue(LIMITS);
    queue.add(['content:loupe', ...[1, 2, 3, 4, 5].map(product), 'stores:loupe']);
    expect(queue.take(0)).toEqual(['content:loupe', 'catalogue:loupe', 'stores:loupe']);
  });
});
