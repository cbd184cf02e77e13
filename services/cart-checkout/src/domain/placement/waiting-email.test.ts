import { describe, expect, it } from '@jest/globals';
import { emailOfWait, isTrueNow, WAITING_EMAILS } from './waiting-email.ts';

const trueOf = (placement: Partial<Parameters<typeof isTrueNow>[1]>) =>
  WAITING_EMAILS.filter((type) =>
    isTrueNow(type, { state: 'challenge', challenge: null, challengeOver: false, ...placement }),
  );
const url = 'https://lender.test';

describe('the e-mail about a wait', () => {
  it.each([
    ['decision', { kind: 'wait' }],
    ['decision', { kind: 'wait', applicationStatus: 'REFERRED' }],
    ['signature', { kind: 'redirect', url, applicationStatus: 'ACCEPTED' }],
    [null, { kind: 'redirect', url, applicationStatus: 'ACKNOWLEDGED' }],
    [null, { kind: 'redirect', url }],
    [null, { kind: 'wait', applicationStatus: 'AWAITING_FULFILMENT' }],
    [null, { kind: 'widget', clientToken: 'session' }],
  ] as const)('is %s for %j', (email, action) => {
    expect(emailOfWait(action)).toBe(email);
    expect(trueOf({ state: 'challenge', challenge: action })).toEqual(
      email === null ? [] : [email, `${email}-reminder`],
    );
  });

  it('is none once the time of the wait is over, whose last moment it would promise', () => {
    expect(trueOf({ challenge: { kind: 'wait' }, challengeOver: true })).toEqual([]);
  });

  it('is about the end once the placement is released, and none for an order', () => {
    expect(trueOf({ state: 'released', challenge: null })).toEqual(['ended', 'agreed-late']);
    expect(trueOf({ state: 'placed', challenge: null })).toEqual([]);
  });
});
