import { describe, expect, it } from '@jest/globals';
import { draftCookies, draftOfCookies } from './review-cookies.ts';

const DRAFT = {
  productCode: 'GC',
  rating: '4',
  title: 'Großartig 💍',
  text: 'Zwei\nZeilen',
  nickname: 'Zoë',
  field: 'text',
  message: 'Write your review.',
};
/** What cannot be made shorter. */
const long = Array.from({ length: 20_000 }, (_, at) =>
  String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
).join('');

/** The cookies that a browser keeps. */
const kept = (setCookies: readonly string[], before: Readonly<Record<string, string>> = {}) => {
  const all = { ...before };
  for (const text of setCookies) {
    const [name = '', value = ''] = text.split('; ')[0]!.split('=');
    if (text.includes('Max-Age=0;')) delete all[name];
    else all[name] = value;
  }
  return all;
};
const sent = (cookies: Readonly<Record<string, string>>) =>
  Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');

describe('the cookies of a review that was not taken', () => {
  it('[RE-08] hand it to the page that shows it again, and to no script', () => {
    const set = draftCookies(DRAFT, { isSecure: true });
    expect(draftOfCookies(`other=1; ${sent(kept(set))}`)).toEqual(DRAFT);
    for (const cookie of set) expect(cookie).toMatch(/Path=\/write-review; .*; HttpOnly; Secure$/);
    expect(draftOfCookies(null)).toBeNull();
    expect(draftOfCookies('reviewDraft=none')).toBeNull();
  });

  it('[RE-08] each fit into a browser, however long it is', () => {
    const set = draftCookies({ ...DRAFT, text: long }, { isSecure: false });
    for (const cookie of set) expect(cookie.split('; ')[0]!.length).toBeLessThan(4_000);
    expect(draftOfCookies(sent(kept(set)))?.text).toBe(
      long.slice(0, draftOfCookies(sent(kept(set)))?.text.length),
    );
    expect(draftOfCookies(sent(kept(set)))?.text.length).toBeGreaterThan(2_000);
  });

  it('[RE-08] leave nothing of a longer one before, and go when it is taken', () => {
    const before = kept(draftCookies({ ...DRAFT, text: long }, { isSecure: false }));
    const now = kept(draftCookies(DRAFT, { isSecure: false }), before);
    expect(draftOfCookies(sent(now))).toEqual(DRAFT);
    expect(kept(draftCookies(null, { isSecure: false }), now)).toEqual({});
  });
});
