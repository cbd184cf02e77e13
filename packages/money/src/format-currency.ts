import { toDecimalString } from './decimal.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount of any currency with two decimals, for operators and for gift cards of another currency.
 * @param currency ISO 4217 code
 */
export function formatCurrency(minorUnits: number, currency: string): string {
  // Formatting the decimal text keeps amounts exact that a division by 100 would not.
  return formatOf(currency).format(toDecimalString(minorUnits) as Intl.StringNumericLiteral);
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formats.set(currency, format);
  return format;
}
