import { divideHalfUp, toHighPrecision } from './precision.ts';
import type { HighPrecisionMoney } from './precision.ts';

/** VAT in the shop's prices, in per cent: the United Kingdom's standard rate. */
const STANDARD_RATE = 20;

/** Rates are read to this many parts of one per cent, so that 12.5 is exact. */
const RATE_SCALE = 10_000;

/**
 * The amount without the tax it includes, in minor units, half up (CO-08).
 * @throws RangeError unless the amount is a safe integer and the rate lies in 0–100
 */
export function withoutTax(grossMinor: number, ratePercent: number = STANDARD_RATE): number {
  const { numerator, denominator } = netShare(ratePercent);
  return Number(divideHalfUp(BigInt(grossMinor) * numerator, denominator));
}

/**
 * The tax included in a gross amount, in minor units: what `withoutTax` leaves, so that the two add up to it.
 */
export function taxIncluded(grossMinor: number, ratePercent: number = STANDARD_RATE): number {
  return grossMinor - withoutTax(grossMinor, ratePercent);
}

/**
 * A unit's price without tax, finer than a penny (EN-06): rounded to pennies, a line of 99 would be out by up
 * to 49p.
 */
export function netUnitPrice(grossMinor: number, ratePercent: number = STANDARD_RATE): HighPrecisionMoney {
  const { numerator, denominator } = netShare(ratePercent);
  return toHighPrecision(BigInt(grossMinor) * numerator, denominator);
}

/** Net as a fraction of gross: 100 / (100 + rate). */
function netShare(ratePercent: number): { numerator: bigint; denominator: bigint } {
  if (!(ratePercent >= 0 && ratePercent <= 100))
    throw new RangeError(`${ratePercent} is not a tax rate in per cent.`);
  const rate = BigInt(Math.round(ratePercent * RATE_SCALE));
  const hundred = BigInt(100 * RATE_SCALE);
  return { numerator: hundred, denominator: hundred + rate };
}
