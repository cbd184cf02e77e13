import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { PricedCart } from '../domain/cart/priced-cart.ts';
import type { Failure } from '../domain/failures.ts';
import type { OrderPending } from '../domain/placement/placement.ts';
import type { ShownList } from '../domain/list/shown-list.ts';
import { messageOf } from './failure-messages.ts';

type Success =
  | { readonly type: 'Cart'; readonly cart: PricedCart }
  | { readonly type: 'OrderPlaced'; readonly orderNumber: string; readonly cart: PricedCart }
  | { readonly type: 'ShoppingListAndCart'; readonly list: ShownList; readonly cart: PricedCart }
  | { readonly type: 'ShoppingList'; readonly list: ShownList }
  | OrderPending;

/**
 * A use case's answer as a member of a mutation's union: the success type, or the failure by its name with the words for it. A
 * broken rule of input is a ValidationError; whatever else is thrown stays a fault.
 */
export async function answer(work: () => Promise<Success | Failure>): Promise<object> {
  try {
    const result = await work();
    if (result.type === 'Cart') return { __typename: 'Cart', ...result.cart };
    if (result.type === 'ShoppingList') return { __typename: 'ShoppingList', ...result.list };
    if (result.type === 'ShoppingListAndCart') {
      return { __typename: 'ShoppingListAndCart', shoppingList: result.list, cart: result.cart };
    }
    if (result.type === 'OrderPlaced') return { __typename: 'OrderPlaced', ...result };
    if (result.type === 'OrderPending') {
      return { ...result, __typename: 'OrderPending', expiresAt: result.expiresAt.toISOString() };
    }
    return { ...result, __typename: result.type, code: result.type, message: messageOf(result) };
  } catch (error) {
    if (!(error instanceof InvalidFieldError)) throw error;
    const { field, message } = error;
    return { __typename: 'ValidationError', code: 'ValidationError', message, field };
  }
}
