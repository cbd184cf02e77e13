import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '#lib/browser-storage.ts';
import { nextActionOf } from '../../next-action.ts';
import { cameBack, redirectState, send } from './redirect.ts';

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

  it('[ST-08] with one and no address is a widget on this page', () => {
    expect(nextActionOf({ ...PENDING, stepUpUrl: '', accessToken: 'a' })).toEqual({
      kind: 'widget',
      placementId: 'p',
      session: 'a',
      expiresAt: PENDING.expiresAt,
    });
  });
});

describe('the way to the provider', () => {
  const first = { placementId: 'first', url: 'https://wallet.test/first' };

  it('is remembered for the payment of this tab', () => {
    const marks = memoryStorage();
    const left: string[] = [];
    expect(redirectState(first, marks)).toBe('new');
    send(first, marks, (url) => left.push(url));
    const second = { ...first, placementId: 'second' };
    expect([redirectState(first, marks), redirectState(second, marks)]).toEqual(['unapproved', 'new']);
    expect(left).toEqual(['https://wallet.test/first']);
  });

  it('[MU-14] is another one after what the shopper chose there was declined', () => {
    const marks = memoryStorage();
    send(first, marks, () => undefined);
    expect(redirectState({ ...first, url: 'https://wallet.test/again' }, marks)).toBe('declined');
  });

  it('is not taken unasked by a page that was opened on the payment, in another tab', () => {
    const marks = memoryStorage();
    cameBack(first, marks);
    expect(redirectState(first, marks)).toBe('unapproved');
  });

  it('stays declined for a page that is opened again', () => {
    const marks = memoryStorage();
    send(first, marks, () => undefined);
    const again = { ...first, url: 'https://wallet.test/again' };
    cameBack(again, marks);
    expect(redirectState(again, marks)).toBe('declined');
  });
});
