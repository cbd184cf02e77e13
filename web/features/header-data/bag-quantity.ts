import { useSyncExternalStore } from 'react';
import { onShopperChange } from '#lib/shopper-change.ts';
import { browserStorage } from '../../lib/browser-storage.ts';

/** The number on the bag icon, stored in this browser so that it shows before any request. */
const KEY = 'bagQuantity';
const listeners = new Set<() => void>();

export function setBagQuantity(quantity: number): void {
  browserStorage('local').setItem(KEY, String(quantity));
  for (const listener of listeners) listener();
}

/** ST-03: an account's bag must not be shown to the next visitor. */
onShopperChange((change) => {
  if (change === 'lost') setBagQuantity(0);
});

/** Last known number of pieces in the bag; undefined on the server. */
export function useBagQuantity(): number | undefined {
  return useSyncExternalStore(subscribe, bagQuantity, () => undefined);
}

export function bagQuantity(): number {
  const quantity = Number(browserStorage('local').getItem(KEY));
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed the bag, or this page was restored from the back-forward cache.
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
}
