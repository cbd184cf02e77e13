/** An amount in whole minor units: pence. Never a fraction, never a float in pounds. */
export interface Money {
  readonly minorUnits: number;
  readonly currency: 'GBP';
}

/** The amount is not a whole number of minor units that arithmetic can carry exactly. */
export class InexactAmountError extends RangeError {
  override readonly name = 'InexactAmountError';
}

/** @throws InexactAmountError unless `minorUnits` is a safe integer */
export function gbp(minorUnits: number): Money {
  return { minorUnits: exact(minorUnits), currency: 'GBP' };
}

export function add(...amounts: readonly Money[]): Money {
  return gbp(amounts.reduce((total, { minorUnits }) => exact(total + minorUnits), 0));
}

export function subtract(from: Money, amount: Money): Money {
  return gbp(from.minorUnits - amount.minorUnits);
}

/** @param quantity a whole number; @throws InexactAmountError for a fraction or a product beyond 2^53 */
export function multiply(amount: Money, quantity: number): Money {
  return gbp(exact(amount.minorUnits) * exact(quantity));
}

/** Negative, zero or positive as `left` is less than, equal to or more than `right`. */
export function compare(left: Money, right: Money): number {
  return left.minorUnits - right.minorUnits;
}

/**
 * Splits an amount in proportion to `weights` (whole numbers, none negative, not all 0) into parts that add
 * up to it exactly. Each part is within one minor unit of its exact share; what rounding leaves goes to the
 * largest remainders, first come first served.
 * @throws RangeError for weights that cannot carry the amount
 */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  const shares = weights.map((weight) => BigInt(exact(weight)));
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  if (whole === 0n || shares.some((share) => share < 0n)) {
    throw new RangeError('Weights must not be negative and must not all be 0.');
  }
  const sign = amount.minorUnits < 0 ? -1 : 1;
  const size = BigInt(exact(Math.abs(amount.minorUnits)));
  const parts = shares.map((share) => (size * share) / whole);
  const left = Number(size - parts.reduce((sum, part) => sum + part, 0n));

  const byRemainder = shares
    .map((share, index) => ({ index, remainder: (size * share) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  // + 0 makes the -0 of an empty part of a refund a plain 0
  return parts.map((part, index) => gbp(sign * (Number(part) + (lucky.has(index) ? 1 : 0)) + 0));
}

function exact(value: number): number {
  if (!Number.isSafeInteger(value))
    throw new InexactAmountError(`${value} is not a whole number of minor units.`);
  return value;
}
