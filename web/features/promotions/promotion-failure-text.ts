import type {
  AddDiscountCodeMutation,
  RemoveDiscountCodeMutation,
  SetFreeGiftProductMutation,
} from '../../gql/graphql.ts';
import type { FailureIn } from '../../lib/failure.ts';
import { FALLBACK_MESSAGE } from '../../lib/graph-error.ts';

/** Why a code or a gift was not changed. */
export type PromotionFailure = FailureIn<
  | AddDiscountCodeMutation['addDiscountCode']
  | RemoveDiscountCodeMutation['removeDiscountCode']
  | SetFreeGiftProductMutation['setFreeGiftProduct']
>;

/** The service's message, or our own where that does not fit the shopper's action. */
export function promotionFailureText(failure: Pick<PromotionFailure, '__typename' | 'message'>): string {
  switch (failure.__typename) {
    case 'CheckoutInProgress':
      return 'A payment for this bag is under way. Please wait for it to finish before you change the bag.';
    case 'InsufficientStockError':
      return 'The last one of this gift has just gone. Please choose another.';
    case 'CartNotFoundError':
    case 'TooManyAttemptsError':
    case 'ValidationError':
      return failure.message || FALLBACK_MESSAGE;
    default:
      return unknownText(failure.__typename, failure.message);
  }
}

/** A newer service may return failures that this page does not know. */
const unknownText = (_name: never, message: string): string => message || FALLBACK_MESSAGE;
