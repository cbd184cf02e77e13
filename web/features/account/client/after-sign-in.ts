import { GetCartDocument } from '#gql/graphql.ts';
import { browserStorage } from '#lib/browser-storage.ts';
import { setBagQuantity } from '#features/cart/bag-quantity.ts';
import { clearGuestDetails } from '#features/checkout/guest-details.ts';
import { clearShippingOption } from '#features/checkout/shipping-option.ts';
import { callGraph } from '#lib/graph-call.ts';

/** ST-06: who the guest said to be is forgotten when they sign in or out. */
export function forgetGuest(): void {
  const tab = browserStorage('session');
  clearGuestDetails(tab);
  clearShippingOption(tab);
}

/** What a browser does once somebody has signed in: the guest is forgotten, and the bag, now joined, is counted anew. */
export async function afterSignIn(): Promise<void> {
  forgetGuest();
  try {
    const { cart } = await callGraph(GetCartDocument, { isMutualCart: true, isCart: false });
    setBagQuantity((cart as { quantity?: number }).quantity ?? 0);
  } catch {
    // No bag yet, or nobody could say: the bag page asks for itself.
    setBagQuantity(0);
  }
}
