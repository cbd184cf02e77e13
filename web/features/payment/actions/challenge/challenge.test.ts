import { describe, expect, it } from '@jest/globals';
import { challengeOf, timeLeft } from './challenge.ts';

const pending = {
  __typename: 'OrderPending',
  placementId: '0199c1a0-0000-7000-8000-000000000001',
  stepUpUrl: 'https://bank.test/step-up',
  accessToken: 'jwt',
  expiresAt: '2026-11-21T10:10:00.000Z',
};

describe('challenge', () => {
  it('[ST-08] is read from a pending order', () => {
    const { __typename, ...challenge } = pending;
    const result = { ...pending, message: 'x' };
    expect(challengeOf(result)).toEqual(challenge);
  });

  it('[ST-08] is undefined when a part is missing', () => {
    expect(challengeOf({ ...pending, accessToken: '' })).toBeUndefined();
    expect(challengeOf({})).toBeUndefined();
  });
});

describe('time left', () => {
  const at = (clock: string) => timeLeft(pending.expiresAt, new Date(`2026-11-21T${clock}Z`));

  it('is rounded to whole minutes', () => {
    expect(at('10:00:30')).toEqual({ soon: false, text: 'We hold your order for another 10 minutes.' });
    expect(at('10:06:59')?.text).toBe('We hold your order for another 4 minutes.');
  });

  it('warns two minutes before the end, and says what happens to the money', () => {
    expect(at('10:08:00')).toMatchObject({
      soon: true,
      text: expect.stringContaining('About 2 minutes left'),
    });
    expect(at('10:09:10')?.text).toContain('About 1 minute left');
    expect(at('10:09:10')?.text).toContain('nothing is taken');
  });

  it('is unknown when the clock is wrong', () => {
    expect(at('09:00:00')).toBeUndefined();
    expect(at('10:10:00')).toBeUndefined();
    expect(timeLeft('soon', new Date())).toBeUndefined();
  });
});
