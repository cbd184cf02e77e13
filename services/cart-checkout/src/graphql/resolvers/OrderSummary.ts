import type { OrderSummary as Summary } from '../../domain/order/order-summary.ts';
import { toPrice } from '../price.ts';

/** EN-09, a row of the history. Gift cards are not in play yet. */
export const OrderSummary = {
  placedOn: ({ placedAt }: Summary) => placedAt.toISOString(),
  totalPrice: ({ total }: Summary) => toPrice(total),
  totalPriceAfterGiftCard: ({ total }: Summary) => toPrice(total),
};
