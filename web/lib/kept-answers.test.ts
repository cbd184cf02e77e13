import { beforeEach, describe, expect, it } from '@jest/globals';
import { keptAnswers } from './kept-answers.ts';

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
