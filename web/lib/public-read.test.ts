import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FindStoresDocument, GetCartDocument } from '#gql/graphql.ts';
import { callGraph } from './graph-call.ts';
import { readPublic, keptAnswers } from './public-read.ts';

describe('reads of public data in a browser', () => {
  let time = 0;
  let fetched: number;

  beforeEach(() => {
    fetched = 0;
    time += 3_600_000; // what earlier tests have read has expired
    jest.spyOn(Date, 'now').mockImplementation(() => time);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      fetched += 1;
      return Response.json({ data: { stores: { stores: [] }, cart: { id: 'c-1' } } });
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  const read = (limit: number) => readPublic(FindStoresDocument, { input: { limit } });

  it('[CO-05] are answered from the cache for 60,000 ms, and fetched again after that', async () => {
    await read(1);
    time += 59_999;
    await read(1);
    expect(fetched).toBe(1);
    time += 1;
    await read(1);
    expect(fetched).toBe(2);
  });

  it('[CO-05] keep 500 answers, and the least recently used leaves first', async () => {
    for (let limit = 1; limit <= 500; limit += 1) await read(limit);
    await read(1);
    expect(fetched).toBe(500);
    await read(501);
    expect(fetched).toBe(501);
    await read(1);
    expect(fetched).toBe(501);
    await read(2);
    expect(fetched).toBe(502);
  });

  it('[CO-05] do not include a cart, which is fetched each time', async () => {
    const variables = { isMutualCart: true, isCart: false };
    await callGraph(GetCartDocument, variables);
    await callGraph(GetCartDocument, variables);
    expect(fetched).toBe(2);
  });
});

describe('kept answers', () => {
  let time: number;
  let asked: string[];
  let read: (key: string) => Promise<string>;

  beforeEach(() => {
    time = 0;
    asked = [];
    const kept = keptAnswers({ lifeMs: 60_000, most: 3, now: () => time });
    read = (key) =>
      kept(key, async () => {
        asked.push(key);
        return `${key} at ${time}`;
      });
  });

  it('are returned without a call until they expire, and fetched again after that', async () => {
    await read('a');
    time = 59_999;
    expect(await read('a')).toBe('a at 0');
    time = 60_000;
    expect(await read('a')).toBe('a at 60000');
    expect(asked).toEqual(['a', 'a']);
  });

  it('when full, evict the least recently used', async () => {
    for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key);
    expect(asked).toEqual(['a', 'b', 'c', 'd']);
    await read('a');
    expect(asked).toEqual(['a', 'b', 'c', 'd']);
    await read('b');
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('are fetched once for two concurrent readers', async () => {
    await Promise.all([read('a'), read('a')]);
    expect(asked).toEqual(['a']);
  });

  it('do not keep a failure', async () => {
    const kept = keptAnswers({ lifeMs: 60_000, most: 3, now: () => 0 });
    await expect(kept('a', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(await kept('a', async () => 'back')).toBe('back');
  });
});
