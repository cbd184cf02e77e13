import { describe, expect, it } from '@jest/globals';
import { canAsk, stateWords } from './request-words.ts';

const erasure = (state: 'asked' | 'waiting' | 'begun' | 'refused' | 'cancelled') =>
  ({
    __typename: 'PrivacyRequest',
    kind: 'erasure',
    state,
    dueAt: '2026-07-03T11:30:00.000Z',
    openMatters: ['order LP1', 'reservation R-2'],
  }) as const;

describe('what became of a request about data', () => {
  it('says when data are erased, by the clock of London', () => {
    expect(stateWords(erasure('waiting'))).toContain('after 3 July 2026 at 12:30');
  });

  it('says all that is open', () => {
    expect(stateWords(erasure('refused'))).toContain('order LP1, reservation R-2');
  });

  it('says what to do when nobody could be told', () => {
    const words = stateWords({ ...erasure('refused'), openMatters: ['mailbox'] });
    expect(words).toContain('give your account another e-mail');
    expect(words).not.toContain('still open');
  });

  it('is not asked for again while it runs', () => {
    const states = ['asked', 'waiting', 'begun', 'refused', 'cancelled'] as const;
    expect(states.map((state) => canAsk(erasure(state)))).toEqual([false, false, false, true, true]);
    expect(canAsk(undefined)).toBe(true);
  });
});
