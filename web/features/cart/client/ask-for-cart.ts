import { GetCartDocument, type FullCartFragment } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { cartFailure } from '../cart-failure.ts';
import type { CartAnswer } from '../cart-store.ts';

/** @throws when the call fails */
export async function askForCart(): Promise<CartAnswer> {
  try {
    const { cart } = await callGraph(GetCartDocument, { isMutualCart: false, isCart: true });
    return { status: 'ready', cart: cart as FullCartFragment };
  } catch (error) {
    const failure = cartFailure(error);
    if (failure === undefined) throw error;
    return { status: 'lost', failure };
  }
}
