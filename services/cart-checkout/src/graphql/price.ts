import { formatMoney } from '@loupe/money/format';
import { toCentPrecision } from '@loupe/money/precision';

/** The graph's Price for an amount in pence. */
export function toPrice(value: number) {
  return {
    formattedPrice: formatMoney(value),
    value,
    isFree: value === 0,
    money: { __typename: 'CentPrecisionMoney' as const, ...toCentPrecision(value) },
  };
}
