import { formatMoney } from '@loupe/money/format';
import { toCentPrecision } from '@loupe/money/precision';
import type { PriceResolvers } from '../gen/schema-types.ts';

/** EN-06. */
export const Price = {
  formattedPrice: ({ value }) => formatMoney(value),
  isFree: ({ value }) => value === 0,
  money: ({ value }) => ({ __typename: 'CentPrecisionMoney', ...toCentPrecision(value) }),
} satisfies PriceResolvers;
