import type { FullCartFragment } from '#gql/graphql.ts';
import { cartFailure } from './cart-failure.ts';
import type { CartAnswer } from './cart-store.ts';

/** What a read of the whole bag says about it. @throws when the call fails */
export async function answerAbout(asked: Promise<{ cart: object }>): Promise<CartAnswer> {
  try {
    const { cart } = await asked;
    return { status: 'ready', cart: cart as FullCartFragment };
  } catch (error) {
    const failure = cartFailure(error);
    if (failure === undefined) throw error;
    return { status: 'lost', failure };
  }
}
