import { describe, expect, it, jest } from '@jest/globals';
import { AnswerCache } from './answer-cache.ts';

function cacheAt(limit = 10) {
  let now = 0;
  const cache = new AnswerCache({ freshMs: 1000, limit, now: () => now });
  return { cache, pass: (ms: number) => (now += ms) };
}

describe('AnswerCache', () => {
  it('fetches once while fresh, and again afterwards', async () => {
    const { cache, pass } = cacheAt();
    const ask = jest.fn(async () => 'a');
    await cache.get('k', [], ask);
    await cache.get('k', [], ask);
    expect(ask).toHaveBeenCalledTimes(1);
    pass(1001);
    await cache.get('k', [], ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('caches "not found" as an answer', async () => {
    const { cache } = cacheAt();
    const ask = jest.fn(async () => null);
    await cache.get('k', [], ask);
    await cache.get('k', [], ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('serves the stale answer when fetching fails, and fails when there is none', async () => {
    const { cache, pass } = cacheAt();
    await cache.get('k', [], async () => 'old');
    pass(5000);
    const down = () => Promise.reject(new Error('down'));
    await expect(cache.get('k', [], down)).resolves.toBe('old');
    await expect(cache.get('other', [], down)).rejects.toThrow('down');
  });

  it('fetches once for concurrent readers', async () => {
    const { cache } = cacheAt();
    const ask = jest.fn(async () => 'a');
    await Promise.all([cache.get('k', [], ask), cache.get('k', [], ask), cache.get('k', [], ask)]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('evicts the least recently used', async () => {
    const { cache } = cacheAt(2);
    const ask = jest.fn(async () => 'x');
    await cache.get('a', [], ask);
    await cache.get('b', [], ask);
    await cache.get('a', [], ask);
    await cache.get('c', [], ask);
    await cache.get('a', [], ask);
    expect(ask).toHaveBeenCalledTimes(3);
    await cache.get('b', [], ask);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('fetches again after one of its tags expired, and serves the stale answer when that fails', async () => {
    const { cache } = cacheAt();
    await cache.get('a', ['x', 'y'], async () => 'old');
    await cache.get('b', ['z'], async () => 'kept');
    cache.expire(['y']);
    await expect(cache.get('b', ['z'], async () => 'asked')).resolves.toBe('kept');
    await expect(cache.get('a', ['x'], () => Promise.reject(new Error('down')))).resolves.toBe('old');
    await expect(cache.get('a', ['x'], async () => 'new')).resolves.toBe('new');
  });

  it('does not keep an answer that was requested before the expiry and arrived after it', async () => {
    const { cache } = cacheAt();
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = cache.get('a', ['x'], () => promise);
    cache.expire(['x']);
    const second = cache.get('a', ['x'], async () => 'new');
    resolve('old');
    await expect(Promise.all([first, second])).resolves.toEqual(['old', 'new']);
    await expect(cache.get('a', ['x'], async () => 'asked again')).resolves.toBe('new');
  });
});
