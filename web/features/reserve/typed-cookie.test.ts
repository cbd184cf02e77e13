import { expect, it } from '@jest/globals';
import { typedCookie, typedOfCookies } from './typed-cookie.ts';

const TYPED = { firstName: 'Zoë', lastName: "O'Neill; x", email: 'zoe@example.com', phone: '12' };
const pairOf = (setCookie: string) => setCookie.split('; ')[0]!;

it('[MU-16] what was typed is handed to the form that is shown again, to no script and no other page', () => {
  const cookie = typedCookie(TYPED, true);
  expect(typedOfCookies(`other=1; ${pairOf(cookie)}`)).toEqual(TYPED);
  expect(cookie).toMatch(/; Path=\/reservation; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/);
});

it('[MU-16] it goes when the request is taken, and what is none of ours is nothing', () => {
  expect(typedCookie(null, false)).toMatch(/^reservationTyped=; Path=\/reservation; Max-Age=0;/);
  for (const header of [null, 'reservationTyped=', 'reservationTyped=none', 'reservationTyped=e30'])
    expect(typedOfCookies(header)).toBeNull();
});

it('[MU-16] fits into a browser, however long it is', () => {
  const long = '漢'.repeat(5_000);
  const cookie = typedCookie({ firstName: long, lastName: long, email: long, phone: long }, false);
  expect(pairOf(cookie).length).toBeLessThan(4_000);
  expect(typedOfCookies(pairOf(cookie))?.firstName.length).toBeGreaterThan(50);
});
