import type { ShoppingListLineItemResolvers } from '../gen/schema-types.ts';
import { instalmentsFor, promoFor } from '../finance-answers.ts';
import { purchaseOfListItem } from '../purchases.ts';
import type { RequiredListItem } from '../purchases.ts';

/** EN-10. */
export const ShoppingListLineItem = {
  /** The gateway sends what the fields require. */
  __resolveReference: (item) => item as unknown as RequiredListItem,
  financePromoMessage: (item, _none, context) =>
    promoFor(purchaseOfListItem(item, context), context)?.text ?? null,
  instalmentMessage: (item, _none, context) => instalmentsFor(purchaseOfListItem(item, context), context),
} satisfies ShoppingListLineItemResolvers;
