import { describe, expect, it } from '@jest/globals';
import { TEXT_VERSION } from '../categories.ts';
import { expiredCookies } from './expired-cookies.ts';

const THEIRS = '_ga=GA1.2; _ga_ABC123=GS2; _gcl_au=1.1; _fbp=fb.1.2.3; _fbc=fb.1.2.x';
const answered = (textVersion: number) =>
  `cookieConsent=necessary.experience.statistics.marketing:${textVersion}:0f8fad5b-d9cb-469f-a165-70867728950e`;
const cookies = `session=abc; ${THEIRS}; my_ga=kept; _fbpx=kept; ${answered(TEXT_VERSION)}`;
const host = 'www.shop.example:8443';
const namesOf = (headers: readonly string[]) => [...new Set(headers.map((header) => header.split('=')[0]))];

describe('an answer about cookies', () => {
  it('removes those of Google’s and Meta’s tags without a yes to marketing, of this host and of each domain above', () => {
    const headers = expiredCookies({ cookies, host }, ['necessary', 'experience', 'statistics']);
    expect(namesOf(headers)).toEqual(['_ga', '_ga_ABC123', '_gcl_au', '_fbp', '_fbc']);
    expect(headers.slice(0, 3)).toEqual([
      '_ga=; Path=/; Max-Age=0; SameSite=Lax',
      '_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=www.shop.example',
      '_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=shop.example',
    ]);
  });

  it('leaves them with a yes to marketing, and removes our own of other categories', () => {
    const headers = expiredCookies({ cookies, host }, ['necessary', 'marketing']);
    expect(namesOf(headers)).toEqual(['x-attraqt-clusterid', 'abgroup']);
  });

  it('removes with a new yes what was set under an answer to an older text, or under none', () => {
    const all = ['necessary', 'experience', 'statistics', 'marketing'] as const;
    for (const before of [answered(TEXT_VERSION - 1), 'session=abc'])
      expect(namesOf(expiredCookies({ cookies: `${before}; _fbp=fb.1`, host }, all))).toEqual([
        'x-attraqt-clusterid',
        'abgroup',
        '_fbp',
      ]);
    expect(expiredCookies({ cookies, host }, all)).toEqual([]);
  });

  it('names no domain that is none', () => {
    const headers = expiredCookies({ cookies: '_ga=1', host: 'a; Secure' }, ['necessary']);
    expect(headers.filter((header) => header.startsWith('_ga'))).toEqual([
      '_ga=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });
});
