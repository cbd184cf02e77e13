import { GraphFault } from '@loupe/subgraph-server/fault';
import type { ListEmailInput } from '../../../domain/list/list-email.ts';
import type { Context } from '../../context.ts';
import { messageOf } from '../../failure-messages.ts';
import { orFault } from '../../or-fault.ts';

export async function sendShoppingListEmail(
  _root: unknown,
  { input }: { input: ListEmailInput },
  context: Context,
) {
  const { useCases, shopper, caller } = context;
  const result = await orFault(context, () => useCases.sendShoppingListEmail(shopper(), input, caller()));
  if (result.type !== 'sent') throw new GraphFault(result.type, messageOf(result));
  return true;
}
