import { GraphFault } from '@loupe/subgraph-server/fault';
import { messageOf } from '../../failure-messages.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';
import { orFault } from '../../or-fault.ts';

export const sendShoppingListEmail: MutationResolvers['sendShoppingListEmail'] = async (
  _root,
  { input },
  context,
) => {
  const { useCases, shopper, caller } = context;
  const result = await orFault(context, () => useCases.sendShoppingListEmail(shopper(), input, caller()));
  if (result.type !== 'sent') throw new GraphFault(result.type, messageOf(result));
  return true;
};
