import { describe, expect, it } from '@jest/globals';
import { isReferral } from './is-referral.ts';

const OURS = ['shop.example', 'loupe.example'];

describe('a visit', () => {
  it.each([
    [undefined, false],
    ['https://shop.example', false],
    ['https://www.loupe.example:8443', false],
    ['https://www.paypal.com', false],
    ['http://bank.localhost:3100', false],
    ['https://js.klarna.com', false],
    ['https://news.example', true],
    ['https://notpaypal.com', true],
    ['https://paypal.com.example', true],
    ['nonsense', true],
  ])('[ST-13] from %s is a referral: %s', (referrer, isOne) =>
    expect(isReferral(referrer, OURS)).toBe(isOne),
  );
});
