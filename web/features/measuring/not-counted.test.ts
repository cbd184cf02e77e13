import { expect, it } from '@jest/globals';
import { wishSetCookies } from './not-counted.ts';

it('[ST-12] a wish not to be counted reaches a graph at a host of its own, and is taken back from both', () => {
  const at = (domain: string | undefined) => ({ isSecure: true, domain });
  const kept = 'notCounted=1; Path=/; Max-Age=34560000; SameSite=Lax; Secure';
  const gone = 'notCounted=; Path=/; Max-Age=0; SameSite=Lax; Secure';
  expect(wishSetCookies(false, at(undefined))).toEqual([kept]);
  expect(wishSetCookies(false, at('shop.example'))).toEqual([`${kept}; Domain=shop.example`]);
  expect(wishSetCookies(true, at(undefined))).toEqual([gone]);
  expect(wishSetCookies(true, at('shop.example'))).toEqual([gone, `${gone}; Domain=shop.example`]);
});
