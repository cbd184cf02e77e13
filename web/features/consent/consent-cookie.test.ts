import { describe, expect, it } from '@jest/globals';
import { TEXT_VERSION } from './categories.ts';
import { consentSetCookie, readAnyConsent, readConsent } from './consent-cookie.ts';
import { mayTrack } from './may.ts';
import { agreedTo, answerIn } from './server/answer.ts';
import { expiredCookies } from './server/expired-cookies.ts';
import { returnTo } from './server/return-to.ts';

const ID = '0199a1b2-0000-4000-8000-000000000001';
const given = (cookies: string | null = null) => ({ text: `${TEXT_VERSION}`, cookies });
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('the consent cookie', () => {
  it('[BH-07] is first-party, lives for 182 days and lists the accepted categories', () => {
    const consent = {
      categories: ['necessary', 'statistics'],
      textVersion: TEXT_VERSION,
      consentId: ID,
    } as const;
    const cookie = consentSetCookie(consent, { isSecure: true, isProven: true });
    expect(cookie).toBe(
      `cookieConsent=necessary.statistics:${TEXT_VERSION}:${ID}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`,
    );
    expect(readConsent(`a=b; ${cookie.split('; ')[0]}; c=d`)).toEqual(consent);
  });

  it.each([
    null,
    '',
    'cookieConsent=',
    'cookieConsent=all',
    `xcookieConsent=necessary:${TEXT_VERSION}:${ID}`,
  ])('[BH-07] is no answer when it is %j', (cookies) => expect(readConsent(cookies)).toBeNull());

  it('[BH-07] of another version of the text is no answer, but keeps its id', () => {
    const cookies = `cookieConsent=necessary.marketing:999:${ID}`;
    expect(readConsent(cookies)).toBeNull();
    expect(readAnyConsent(cookies)?.consentId).toBe(ID);
  });

  it('[BH-07] agrees to no category that does not exist', () => {
    expect(readConsent(`cookieConsent=everything.marketing:${TEXT_VERSION}:${ID}`)?.categories).toEqual([
      'necessary',
      'marketing',
    ]);
  });
});

describe('mayTrack', () => {
  it('[RO-03] is false without a document and without an answer', () => {
    expect(mayTrack('marketing')).toBe(false);
    Object.defineProperty(globalThis, 'document', { configurable: true, value: { cookie: '' } });
    expect(mayTrack('statistics')).toBe(false);
    Object.assign(document, { cookie: `cookieConsent=necessary.statistics:${TEXT_VERSION}:${ID}` });
    expect([mayTrack('statistics'), mayTrack('marketing')]).toEqual([true, false]);
    Reflect.deleteProperty(globalThis, 'document');
  });
});

describe('an answer', () => {
  it.each([
    ['all', {}, ['necessary', 'experience', 'statistics', 'marketing']],
    ['none', { marketing: 'on' }, ['necessary']],
    ['some', { marketing: 'on', necessary: 'on' }, ['necessary', 'marketing']],
  ])('[BH-07] %s with %j accepts %j', (choice, fields, categories) => {
    expect(answerIn(form({ ...fields, choice }), given(), () => ID)).toEqual({
      categories,
      textVersion: TEXT_VERSION,
      consentId: ID,
    });
  });

  it('[BH-07] to another text leaves the answer’s own cookie, and the bag’s, in the browser', () => {
    const older = {
      categories: ['necessary', 'marketing'],
      textVersion: TEXT_VERSION - 1,
      consentId: ID,
    } as const;
    const gone = expiredCookies({ cookies: null, host: null }, agreedTo(older)).map(
      (one) => one.split('=')[0],
    );
    expect(gone).toContain('abgroup');
    expect(gone).not.toContain('cookieConsent');
    expect(gone).not.toContain('session');
  });

  it('[BH-07] keeps the consent id of the one before', () => {
    const before = `cookieConsent=necessary:${TEXT_VERSION}:${ID}`;
    expect(answerIn(form({ choice: 'all' }), given(before))?.consentId).toBe(ID);
    // An id that no proof can be stored under is given up.
    const broken = `cookieConsent=necessary:${TEXT_VERSION}:${'-'.repeat(36)}`;
    expect(answerIn(form({ choice: 'none' }), given(broken), () => ID)?.consentId).toBe(ID);
  });

  it('[BH-07] is nothing without a known choice', () => {
    expect(answerIn(form({}), given())).toBeNull();
    expect(answerIn(form({ choice: 'ALL' }), given())).toBeNull();
  });

  it.each([
    ['older', `${TEXT_VERSION - 1}`, TEXT_VERSION - 1],
    ['newer', `${TEXT_VERSION + 1}`, TEXT_VERSION + 1],
  ])(
    '[BH-07] to the %s text of a page of another release counts for that text alone',
    (_age, text, version) => {
      const answer = answerIn(form({ choice: 'all' }), { text, cookies: null }, () => ID);
      expect(answer?.textVersion).toBe(version);
      expect(agreedTo(answer!)).toEqual(['necessary']);
      expect(
        readConsent(consentSetCookie(answer!, { isSecure: false, isProven: true }).split('; ')[0]!),
      ).toBeNull();
    },
  );

  it.each([null, '0', '-1', '4.5', '', 'four', '1234567'])('[BH-07] is nothing for the text %j', (text) =>
    expect(answerIn(form({ choice: 'all' }), { text, cookies: null })).toBeNull(),
  );
});

describe('returnTo', () => {
  it.each([
    ['http://shop.test/rings?page=2', '/rings?page=2'],
    ['http://shop.test//evil.test/x', '/evil.test/x'],
    ['http://evil.test/rings', '/cookies'],
    ['not an address', '/cookies'],
    [null, '/cookies'],
  ])('leads from %j to %s', (referer, path) => expect(returnTo(referer, 'shop.test')).toBe(path));
});
