import type { ProductResolvers } from '../gen/schema-types.ts';
import { calculationFor, instalmentsFor, promoFor, toPromo } from '../finance-answers.ts';
import { purchaseOfProduct } from '../purchases.ts';
import type { RequiredProduct } from '../purchases.ts';

/** EN-08, CO-07: a piece of the catalogue, paid over time. */
export const Product = {
  /** The gateway sends what the fields require. */
  __resolveReference: (product) => product as unknown as RequiredProduct,
  financePromo: (product, _none, context) => toPromo(promoFor(purchaseOfProduct(product, context), context)),
  instalmentMessage: (product, _none, context) =>
    instalmentsFor(purchaseOfProduct(product, context), context),
  financeCalculation(product, { variantId, ...wished }, context) {
    const size = product.variants?.find(({ id }) => id === variantId);
    return calculationFor(purchaseOfProduct(product, context, size?.price?.value), wished, context);
  },
} satisfies ProductResolvers;
