import type {
  AddToCartMutation,
  AddToShoppingListFromCartMutation,
  SaveShippingDetailsCollectMutation,
  SaveShippingDetailsCourierMutation,
  UpdateQuantityMutation,
} from '../../gql/graphql.ts';
import type { FailureIn } from '../../lib/failure.ts';
import { FALLBACK_MESSAGE } from '../../lib/graph-error.ts';
import type { ChoiceAnswer } from '../personal/line-choices.ts';

/** Why a change of the bag was refused. */
export type CartFailure = FailureIn<
  | AddToCartMutation['addToCart']
  | UpdateQuantityMutation['updateQuantity']
  | ChoiceAnswer
  | AddToShoppingListFromCartMutation['addToShoppingListFromCart']
>;

/** Why the delivery step was not saved. */
export type DeliveryFailure = FailureIn<
  | SaveShippingDetailsCourierMutation['saveShippingDetailsCourier']
  | SaveShippingDetailsCollectMutation['saveShippingDetailsCollect']
>;

/** The service's message, or our own where that does not fit the shopper's action. */
export function failureText(failure: CartFailure | DeliveryFailure): string {
  switch (failure.__typename) {
    case 'ProductNotFoundError':
      return 'We do not sell this piece online just now. Call us, and we will help you find it.';
    case 'CheckoutInProgress':
      return 'A payment for this bag is under way. Please wait for it to finish before you change the bag.';
    case 'ShoppingListLineItemsMaxLimitError':
      return 'It is still in your bag: your list is full.';
    case 'CartLimitError':
    case 'CartNotFoundError':
    case 'FinanceNotOfferedError':
    case 'FinanceUnavailableError':
    case 'InsufficientStockError':
    case 'QuantityLimitError':
    case 'LineItemNotFoundError':
    case 'ProductNotSellableError':
    case 'DeliveryDayNotOfferedError':
    case 'ShippingMethodNotFoundError':
    case 'StoreNotFoundError':
    case 'ValidationError':
      return failure.message || FALLBACK_MESSAGE;
    default:
      return unknownText(failure);
  }
}

/** A newer service may return failures that this page does not know. */
function unknownText(failure: never): string {
  return (failure as { message?: string }).message || FALLBACK_MESSAGE;
}
