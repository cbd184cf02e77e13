/** Money in whole minor units, in the shape the graph gives it (EN-06). */
export interface CentPrecisionMoney {
  currencyCode: 'GBP';
  centAmount: number;
  fractionDigits: 2;
}

/**
 * Money finer than a minor unit: `preciseAmount` counts units of 10^-fractionDigits pounds, as digits in a
 * string.
 */
export interface HighPrecisionMoney {
  currencyCode: 'GBP';
  /** The same amount in minor units, half up. */
  centAmount: number;
  fractionDigits: number;
  preciseAmount: string;
}

/** Pounds to six digits: times any quantity of a cart line, the error stays below a hundredth of a penny. */
const FRACTION_DIGITS = 6;
const UNITS_PER_MINOR = 10n ** BigInt(FRACTION_DIGITS - 2);

export function toCentPrecision(minorUnits: number): CentPrecisionMoney {
  return { currencyCode: 'GBP', centAmount: minorUnits, fractionDigits: 2 };
}

/** The exact amount `numerator / denominator` in minor units, kept to six digits of a pound. */
export function toHighPrecision(numerator: bigint, denominator: bigint): HighPrecisionMoney {
  return {
    currencyCode: 'GBP',
    centAmount: Number(divideHalfUp(numerator, denominator)),
    fractionDigits: FRACTION_DIGITS,
    preciseAmount: String(divideHalfUp(numerator * UNITS_PER_MINOR, denominator)),
  };
}

/** The whole number nearest to a / b, for a positive b; a half rounds away from zero, so that a refund mirrors its sale. */
export function divideHalfUp(a: bigint, b: bigint): bigint {
  const size = a < 0n ? -a : a;
  const rounded = (size * 2n + b) / (b * 2n);
  return a < 0n ? -rounded : rounded;
}
