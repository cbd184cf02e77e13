import { toDecimalString } from './decimal.ts';

/** How the shops write figures and dates (CO-01). */
const LOCALE = 'en-GB';

const SIGN = '£';
const formats = new Map<string, Intl.NumberFormat>();
const wholePounds = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/**
 * An amount for people: `formatMoney(235000)` is `£2,350.00`, always with two decimals (CO-08).
 * @param currency ISO 4217 code of a currency with two decimals
 */
export function formatMoney(minorUnits: number, currency = 'GBP'): string {
  if (currency === 'GBP') return formatPounds(toDecimalString(minorUnits));
  // Formatting the decimal text keeps amounts exact that a division by 100 would not.
  return formatFor(currency).format(toDecimalString(minorUnits) as Intl.StringNumericLiteral);
}

/** As Intl does, in a tenth of the time: a bag and a listing have dozens of amounts. */
function formatPounds(decimal: string): string {
  const isNegative = decimal.startsWith('-');
  const digits = isNegative ? decimal.slice(1) : decimal;
  return `${isNegative ? '-' : ''}${SIGN}${digits.length <= 6 ? digits : digits.replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/** £445 in running text; keeps the pence when there are any. */
export function formatProse(minorUnits: number): string {
  return minorUnits % 100 === 0 ? wholePounds.format(minorUnits / 100) : formatMoney(minorUnits);
}

function formatFor(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formats.set(currency, format);
  return format;
}
