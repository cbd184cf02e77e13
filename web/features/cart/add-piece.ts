import { GraphClientError } from '#lib/graph-error.ts';
import { announceAddition } from './bag-additions.ts';
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

export type AddedState = { step: 'added' } | { step: 'failed'; text: string };

/** Adds a piece, and tells the header of it. @throws when the call itself fails */
export async function addedState(piece: Parameters<typeof addToBag>[0]): Promise<AddedState> {
  const answer = await addToCart(piece);
  if ('failure' in answer) return { step: 'failed', text: failureText(answer.failure) };
  announceAddition();
  return { step: 'added' };
}
