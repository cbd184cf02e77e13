import { GetCartDocument } from '#gql/graphql.ts';
import { browserStorage } from '#lib/browser-storage.ts';
import { setBagQuantity } from '#features/header-data/bag-quantity.ts';
import { clearGuestDetails } from '#features/session/guest-details.ts';
import { clearShippingOption } from '#features/session/shipping-option.ts';
import { callGraph } from '#lib/graph-call.ts';

/** ST-06: guest details are deleted at sign-in and sign-out. */
export function forgetGuest(): void {
  const tab = browserStorage('session');
  clearGuestDetails(tab);
  clearShippingOption(tab);
}

/** Runs after sign-in: deletes guest details and refreshes the count of the merged bag. */
export async function afterSignIn(): Promise<void> {
  forgetGuest();
  try {
    const { cart } = await callGraph(GetCartDocument, { isMutualCart: true, isCart: false });
    setBagQuantity((cart as { quantity?: number }).quantity ?? 0);
  } catch {
    // There is no bag yet, or the call failed: the bag page fetches its own data.
    setBagQuantity(0);
  }
}
