import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const addGiftCard: MutationResolvers['addGiftCard'] = (
  _root,
  { input },
  { useCases, shopper, client },
) => answer(() => useCases.addGiftCard(shopper(), { ...input, ipAddress: client.ipAddress }));
