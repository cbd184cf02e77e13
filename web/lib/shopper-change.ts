/** `signedIn`: what a guest had was joined to the account's. `lost`: nobody is signed in any more, whoever ended it. */
export type ShopperChange = 'signedIn' | 'lost';

const listeners = new Set<(change: ShopperChange) => void>();

/** For views of what belongs to a shopper: the bag, the list, whatever the graph's client remembers. @returns an end to it */
export function onShopperChange(listener: (change: ShopperChange) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function shopperChanged(change: ShopperChange): void {
  for (const listener of listeners) listener(change);
}
