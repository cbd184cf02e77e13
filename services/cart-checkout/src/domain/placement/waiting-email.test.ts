import { describe, expect, it } from '@jest/globals';
import { emailNow, emailOfWait } from './waiting-email.ts';

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
    expect(emailNow({ state: 'challenge', challenge: action })).toBe(email);
  });

  it('is about the end once the placement is released, and none for an order', () => {
    expect(emailNow({ state: 'released', challenge: null })).toBe('ended');
    expect(emailNow({ state: 'placed', challenge: null })).toBeNull();
  });
});
