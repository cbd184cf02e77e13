import { useSyncExternalStore } from 'react';
import { onShopperChange } from '#lib/shopper-change.ts';
import { browserStorage } from '../../lib/browser-storage.ts';

/** The number on the bag icon, remembered in this browser so that it shows before anything is fetched. */
const KEY = 'bagQuantity';
const listeners = new Set<() => void>();

export function setBagQuantity(quantity: number): void {
  browserStorage('local').setItem(KEY, String(quantity));
  for (const listener of listeners) listener();
}

/** ST-03: the bag of an account is not shown to whoever comes after it. */
onShopperChange((change) => {
  if (change === 'lost') setBagQuantity(0);
});

/** Pieces in the bag as last heard of in this browser; undefined on the server. */
export function useBagQuantity(): number | undefined {
  return useSyncExternalStore(subscribe, bagQuantity, () => undefined);
}

export function bagQuantity(): number {
  const quantity = Number(browserStorage('local').getItem(KEY));
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the shop changed the bag; or this page comes back as it was when it was left.
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
