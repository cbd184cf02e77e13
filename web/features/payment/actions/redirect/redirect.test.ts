import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '#lib/browser-storage.ts';
import { nextActionOf } from '../../next-action.ts';
import { send, wasSent } from './redirect.ts';

const PENDING = {
  placementId: 'p',
  stepUpUrl: 'https://wallet.test/approve',
  expiresAt: '2026-12-01T10:00:00Z',
};

describe('a pending order without an access token', () => {
  it('[ST-08] is a redirect to the provider', () => {
    expect(nextActionOf({ ...PENDING, accessToken: '' })).toEqual({
      kind: 'redirect',
      placementId: 'p',
      url: PENDING.stepUpUrl,
      expiresAt: PENDING.expiresAt,
    });
  });

  it.each([{}, { accessToken: '', stepUpUrl: '' }, { accessToken: '', placementId: '' }])(
    'is nothing that can be shown with %j',
    (missing) => expect(nextActionOf({ ...PENDING, ...missing })).toBeUndefined(),
  );

  it('[ST-08] with one is a challenge', () => {
    expect(nextActionOf({ ...PENDING, accessToken: 'a' })).toMatchObject({
      kind: 'challenge',
      accessToken: 'a',
    });
  });
});

describe('the way to the provider', () => {
  it('is remembered for the payment of this tab', () => {
    const marks = memoryStorage();
    const left: string[] = [];
    expect(wasSent('first', marks)).toBe(false);
    send({ placementId: 'first', url: 'https://wallet.test/first' }, marks, (url) => left.push(url));
    expect([wasSent('first', marks), wasSent('second', marks)]).toEqual([true, false]);
    expect(left).toEqual(['https://wallet.test/first']);
  });
});
