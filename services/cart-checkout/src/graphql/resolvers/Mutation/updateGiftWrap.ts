import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateGiftWrap: MutationResolvers['updateGiftWrap'] = (
  _root,
  { lineItemId, giftWrap, message = null },
  context,
) =>
  answer(context, ({ useCases, shopper }) =>
    useCases.chooseForLine(shopper(), lineItemId, { giftWrap, giftMessage: message }),
  );
