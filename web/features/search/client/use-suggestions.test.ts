import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { suggestAfterTyping } from './use-suggestions.ts';

describe('[VA-12] suggestions', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A field in which each letter follows the one before after so many milliseconds. */
  function field(answer: (typed: string) => Promise<string> = async (typed) => `of ${typed}`) {
    const [asked, told]: [string[], string[]] = [[], []];
    let stop = () => {};
    const type = async (typed: string, pause: number) => {
      stop();
      const ask = (text: string) => (asked.push(text), answer(text));
      stop = suggestAfterTyping(typed, ask, (text) => told.push(text));
      await jest.advanceTimersByTimeAsync(pause);
    };
    return { asked, told, type };
  }

  it('are asked for once, 300 ms after the last letter', async () => {
    const { asked, told, type } = field();
    await type('g', 299);
    await type('go', 100);
    await type('gold', 299);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect([asked, told]).toEqual([['gold'], ['of gold']]);
  });

  it('are left when the next letter has outdated them, and when none come', async () => {
    const late = Promise.withResolvers<string>();
    const { asked, told, type } = field((typed) =>
      typed === 'go' ? late.promise : Promise.reject(new Error('offline')),
    );
    await type('go', 300);
    await type('gold', 300);
    late.resolve('of go');
    await jest.advanceTimersByTimeAsync(1_000);
    expect([asked, told]).toEqual([['go', 'gold'], []]);
  });
});
