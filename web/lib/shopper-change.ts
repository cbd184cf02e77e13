/**
 * `signedIn`: the guest's bag and list were merged into the account's. `lost`: the session has ended, by sign-out or
 * expiry.
 */
export type ShopperChange = 'signedIn' | 'lost';

const listeners = new Set<(change: ShopperChange) => void>();

/**
 * Subscribes views of a shopper's data: the bag, the list, caches of the graph client.
 * @returns an unsubscribe function
 */
export function onShopperChange(listener: (change: ShopperChange) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function shopperChanged(change: ShopperChange): void {
  for (const listener of listeners) listener(change);
}
