import type { Context } from '../../context.ts';

interface Arguments {
  orderNumber?: string | null;
  isOrderConfirmation?: boolean | null;
  email?: string | null;
}

export async function order(
  _root: unknown,
  { orderNumber, isOrderConfirmation, email }: Arguments,
  { useCases, shopper }: Context,
) {
  if (!orderNumber) return null; // a finance application is none of ours yet
  const claim = { isOrderConfirmation: isOrderConfirmation === true, email: email ?? null };
  const found = await useCases.findOrder(shopper(), orderNumber, claim);
  return found === null ? null : { __typename: 'Order', ...found };
}
