import type { OrderSummaryResolvers } from '../gen/schema-types.ts';
import { toPrice } from '../price.ts';

/** EN-09, a row of the history. */
export const OrderSummary = {
  placedOn: ({ placedAt }) => placedAt.toISOString(),
  totalPrice: ({ total }) => toPrice(total),
  totalPriceAfterGiftCard: ({ total, giftCardSavings }) => toPrice(total - giftCardSavings),
} satisfies OrderSummaryResolvers;
