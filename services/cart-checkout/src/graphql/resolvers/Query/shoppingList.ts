import { FIRST_PAGE } from '../../../domain/list/page.ts';
import type { PageRequest } from '../../../domain/list/page.ts';
import { orFault } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function shoppingList(
  _root: unknown,
  { input }: { input?: PageRequest | null },
  { useCases, shopper }: Context,
) {
  return orFault(() => useCases.viewShoppingList(shopper(), input ?? FIRST_PAGE));
}
