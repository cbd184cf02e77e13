/** Crockford's base 32: no I, L, O or U, so that a number can be read out. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 9;
const BITS = 45n;
const MASK = (1n << BITS) - 1n;

/** Neither WW nor LOU: those mark orders of the previous platform (EN-09). */
const PREFIXES: Readonly<Record<string, string>> = { beaverbrooks: 'BB', loupe: 'LP' };

// Any odd factor permutes the numbers below 2^45; with these two, consecutive numbers differ in all nine characters. They must
// never change: every existing order number depends on them.
const FIRST_FACTOR = 0x1b58_4f6d_29a5n;
const SECOND_FACTOR = 0x0d2c_97b3_e561n;

/** EN-09: the order number of a site's nth cart, e.g. `BB4W0Z8KQ3M`. Different for every n from 0 to 2^45 − 1. */
export function orderNumber(site: string, n: bigint): string {
  const prefix = PREFIXES[site];
  if (prefix === undefined) throw new RangeError(`No order numbers are given on site ${site}.`);
  return prefix + encode(permute(n));
}

/** EN-09: a cart's key; the order number is the part before its first dash. */
export function cartKey(site: string, n: bigint, suffix: string): string {
  return `${orderNumber(site, n)}-${suffix}`;
}

/** EN-09: orders of the previous platform, by their id. */
export function isLegacyOrder(id: string): boolean {
  return id.startsWith('WW') || id.startsWith('LOU');
}

/** A bijection on 0 … 2^45 − 1: each step, a product with an odd factor or a shifted xor, can be undone. */
function permute(n: bigint): bigint {
  if (n < 0n || n > MASK) throw new RangeError(`${n} has no order number.`);
  let x = (n * FIRST_FACTOR) & MASK;
  x ^= x >> 23n;
  x = (x * SECOND_FACTOR) & MASK;
  return x ^ (x >> 22n);
}

function encode(value: bigint): string {
  return Array.from({ length: LENGTH }, (_, index) => {
    const digit = (value >> BigInt(5 * (LENGTH - 1 - index))) & 31n;
    return ALPHABET[Number(digit)];
  }).join('');
}

/** Whether a text can be an order number, also of the previous platform; any other text is not queried. */
export const hasFormOfOrderNumber = (text: string): boolean => /^[A-Z0-9]{1,20}$/.test(text);
