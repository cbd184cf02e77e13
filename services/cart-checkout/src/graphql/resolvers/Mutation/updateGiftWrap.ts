import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const updateGiftWrap: MutationResolvers['updateGiftWrap'] = (
  _root,
  { lineItemId, giftWrap, message = null },
  { useCases, shopper },
) => answer(() => useCases.chooseForLine(shopper(), lineItemId, { giftWrap, giftMessage: message }));
