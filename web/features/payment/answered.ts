import type { CartPageFailure } from '#features/cart/cart-page-message.ts';
import { cartFailure } from '#features/cart/cart-failure.ts';

/**
 * A missing bag or session is returned by its name, whether the graph reports it as a result or as an error.
 * @throws when the call itself fails: it may still have been processed
 */
export async function answered<Result>(
  call: () => Promise<Result>,
): Promise<Result | { __typename: CartPageFailure }> {
  try {
    return await call();
  } catch (error) {
    const lost = cartFailure(error);
    if (lost === undefined) throw error;
    return { __typename: lost };
  }
}
