import type { PricedCart } from '../../../domain/pricing/priced-cart.ts';
import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { wishedFinance } from '../../wished-finance.ts';

export const addToCart: MutationResolvers['addToCart'] = (_root, input, context) =>
  answer(context, async ({ useCases, shopper, countStep }) => {
    const added = await useCases.addToCart(shopper(), { ...input, finance: wishedFinance(input, context) });
    if (added.type === 'Cart' && isBegun(added.cart)) countStep('bags');
    return added;
  });

/** The piece is the only one that the shopper has put there: the bag was empty before. */
function isBegun({ lines }: PricedCart): boolean {
  const put = lines.filter(({ freeGiftOf }) => freeGiftOf === undefined);
  return put.length === 1 && put[0]?.quantity === 1;
}
