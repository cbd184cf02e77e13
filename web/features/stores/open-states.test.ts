import { describe, expect, it } from '@jest/globals';
import { rememberOpenStates, type OpenStates } from './open-states.ts';

/** Closes at 5.30pm. */
function leeds() {
  let now = Date.parse('2026-11-21T17:29:30Z');
  let asked = 0;
  const ask = async (): Promise<OpenStates> => {
    asked += 1;
    const open = now < Date.parse('2026-11-21T17:30:00Z');
    return { leeds: [open, open ? 'Open until 5.30pm' : 'Opens Sunday at 11am'] };
  };
  return {
    states: rememberOpenStates(ask, () => now),
    pass: (seconds: number) => (now += seconds * 1000),
    asked: () => asked,
  };
}

describe('open states', () => {
  it('[EU-03] are fetched once for all stores of a page', async () => {
    const { states, asked } = leeds();
    await Promise.all([states(), states(), states()]);
    expect(asked()).toBe(1);
  });

  it('[EU-03] expire in a document that stays open', async () => {
    const { states, pass } = leeds();
    expect((await states())?.['leeds']).toEqual([true, 'Open until 5.30pm']);
    pass(61);
    expect((await states())?.['leeds']).toEqual([false, 'Opens Sunday at 11am']);
  });

  it('[EU-03] are unknown when the call fails', async () => {
    expect(await rememberOpenStates(() => Promise.reject(new Error('away')))()).toBeNull();
  });
});
