import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const setFreeGiftProduct: MutationResolvers['setFreeGiftProduct'] = (
  _root,
  { giftId, sku },
  context,
) =>
  answer(context, ({ useCases, shopper }) => useCases.setFreeGift(shopper(), { giftId, sku: sku ?? null }));
