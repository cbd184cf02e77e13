import type { Context } from '../../context.ts';
import { orFault } from '../../or-fault.ts';

interface Arguments {
  orderNumber?: string | null;
  isOrderConfirmation?: boolean | null;
  email?: string | null;
}

export async function order(
  _root: unknown,
  { orderNumber, isOrderConfirmation, email }: Arguments,
  context: Context,
) {
  if (!orderNumber) return null; // a finance application is none of ours yet
  const { useCases, shopper, caller } = context;
  const claim = { isOrderConfirmation: isOrderConfirmation === true, email: email ?? null };
  const found = await orFault(context, () => useCases.findOrder(shopper(), orderNumber, claim, caller()));
  return found === null ? null : { __typename: 'Order', ...found };
}
