import { FIRST_PAGE } from '../../../domain/list/page.ts';
import type { PageRequest } from '../../../domain/list/page.ts';
import type { Context } from '../../context.ts';
import { orFault } from '../../or-fault.ts';

export function shoppingList(_root: unknown, { input }: { input?: PageRequest | null }, context: Context) {
  const { useCases, shopper } = context;
  return orFault(context, () => useCases.viewShoppingList(shopper(), input ?? FIRST_PAGE));
}
