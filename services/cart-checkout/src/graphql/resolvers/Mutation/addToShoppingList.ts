import type { PageRequest } from '../../../domain/list/page.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function addToShoppingList(
  _root: unknown,
  input: { productKey: string } & PageRequest,
  { useCases, shopper }: Context,
) {
  return answer(() => useCases.addToShoppingList(shopper(), input));
}
