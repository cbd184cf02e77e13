import type { ListedLine } from '../../../use-cases/add-to-shopping-list-from-cart.ts';
import { answer } from '../../answers.ts';
import type { Context } from '../../context.ts';

export function addToShoppingListFromCart(_root: unknown, input: ListedLine, { useCases, shopper }: Context) {
  return answer(() => useCases.addToShoppingListFromCart(shopper(), input));
}
