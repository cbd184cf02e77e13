import { GraphClientError } from '#lib/graph-error.ts';
import { addToCart as addToBag, type CartChange } from './cart-api.ts';
import { failureText as textOf, type CartFailure } from './failure-text.ts';

// Modules for adding a piece; loaded when the pointer or focus reaches the button.

/** Of the gateway: too many visitors of this network have begun to shop. */
type Crowded = { readonly __typename: 'TooManyAttemptsError'; readonly message: string };
export type Added = CartChange | { failure: Crowded };

/** @throws when the call itself fails */
export async function addToCart(
  piece: Parameters<typeof addToBag>[0],
  add: typeof addToBag = addToBag,
): Promise<Added> {
  try {
    return await add(piece);
  } catch (error) {
    if (!(error instanceof GraphClientError) || error.code !== 'TooManyAttemptsError') throw error;
    return { failure: { __typename: error.code, message: error.reason } };
  }
}

export const failureText = (failure: CartFailure | Crowded): string =>
  failure.__typename === 'TooManyAttemptsError' ? failure.message : textOf(failure);
