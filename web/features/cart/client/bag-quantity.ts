import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser-storage.ts';

/** The number on the bag icon, remembered in this browser so that it shows before anything is fetched. */
const KEY = 'bagQuantity';
const listeners = new Set<() => void>();

export function setBagQuantity(quantity: number): void {
  browserStorage('local').setItem(KEY, String(quantity));
  for (const listener of listeners) listener();
}

/** Pieces in the bag as last heard; 0 on the server and where nothing is known. */
export function useBagQuantity(): number {
  return useSyncExternalStore(subscribe, bagQuantity, () => 0);
}

export function bagQuantity(): number {
  const quantity = Number(browserStorage('local').getItem(KEY));
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the shop changed the bag.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
