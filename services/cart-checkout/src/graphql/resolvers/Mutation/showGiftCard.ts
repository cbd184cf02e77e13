import { GraphFault } from '@loupe/subgraph-server/fault';
import { answer } from '../../answers.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const showGiftCard: MutationResolvers['showGiftCard'] = (_root, { input }, context) => {
  const { useCases, customerId, shopper, passwordConfirmedAt } = context;
  if (customerId === null)
    throw new GraphFault('SessionExpiredError', 'Please sign in to see your gift cards.');
  return answer(context, () => useCases.showGiftCard(shopper(), { ...input, passwordConfirmedAt }));
};
