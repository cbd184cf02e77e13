import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cartKey, isLegacyOrder, orderNumber } from './order-number.ts';

const site = fc.constantFrom('beaverbrooks', 'loupe');
const number = fc.bigInt(0n, 2n ** 45n - 1n);

describe('order numbers', () => {
  it('[EN-09] are BB or LP and 9 Crockford characters, never WW or LOU', () => {
    fc.assert(
      fc.property(site, number, (where, n) => {
        const given = orderNumber(where, n);
        expect(given).toMatch(where === 'loupe' ? /^LP[0-9A-HJKMNP-TV-Z]{9}$/ : /^BB[0-9A-HJKMNP-TV-Z]{9}$/);
        expect(isLegacyOrder(given)).toBe(false);
      }),
    );
  });

  it('[EN-09] differ for different carts, near and far', () => {
    fc.assert(
      fc.property(site, number, number, (where, a, b) => {
        expect(orderNumber(where, a) === orderNumber(where, b)).toBe(a === b);
      }),
    );
    const first = Array.from({ length: 50_000 }, (_, n) => orderNumber('beaverbrooks', BigInt(n)));
    expect(new Set(first).size).toBe(first.length);
  });

  it('[EN-09] can each be traced back to their cart: the permutation is a bijection', () => {
    fc.assert(
      fc.property(number, (n) => {
        expect(unpermute(decode(orderNumber('loupe', n).slice(2)))).toBe(n);
      }),
    );
  });

  it('[EN-09] never change for a cart, from one release to the next', () => {
    expect([1n, 2n, 3n, 2n ** 45n - 1n].map((n) => orderNumber('beaverbrooks', n))).toEqual(GIVEN);
  });

  it('[EN-09] are the part of the cart key before its first dash', () => {
    expect(cartKey('loupe', 7n, '0a1b2c3d')).toBe(`${orderNumber('loupe', 7n)}-0a1b2c3d`);
  });

  it('are rejected for an unknown site or a number out of range', () => {
    expect(() => orderNumber('elsewhere', 1n)).toThrow(RangeError);
    expect(() => orderNumber('loupe', 2n ** 45n)).toThrow(RangeError);
    expect(() => orderNumber('loupe', -1n)).toThrow(RangeError);
  });
});

const GIVEN = ['BBN0KSN7HCQ', 'BB45ZB16BAF', 'BB3AET0XCC3', 'BBGN9TD2P98'];

const MASK = 2n ** 45n - 1n;

/** The steps of the permutation undone: inverse factors modulo 2^45, and a second xor, since both shifts exceed 22 bits. */
function unpermute(value: bigint): bigint {
  let x = value ^ (value >> 22n) ^ (value >> 44n);
  x = (x * inverse(0x0d2c_97b3_e561n)) & MASK;
  x ^= x >> 23n;
  return (x * inverse(0x1b58_4f6d_29a5n)) & MASK;
}

/** Of an odd number modulo 2^45, by Newton's iteration. */
function inverse(odd: bigint): bigint {
  let x = odd;
  for (let bits = 3; bits < 45; bits *= 2) x = (x * (2n - odd * x)) & MASK;
  return x & MASK;
}

function decode(digits: string): bigint {
  return [...digits].reduce(
    (sum, digit) => sum * 32n + BigInt('0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(digit)),
    0n,
  );
}
