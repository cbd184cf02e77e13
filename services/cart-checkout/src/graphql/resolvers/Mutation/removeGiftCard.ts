import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const removeGiftCard: MutationResolvers['removeGiftCard'] = (_root, { giftCardId }, context) =>
  answer(context, ({ useCases, shopper }) => useCases.removeGiftCard(shopper(), giftCardId));
