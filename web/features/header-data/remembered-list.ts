import { useSyncExternalStore } from 'react';
import { onShopperChange } from '#lib/shopper-change.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { EMPTY_MEMORY, readMemory, remember, type ListMemory } from './list-memory.ts';

/** The last known list in this browser: hearts and count show before any request. */
const KEY = 'list';
const listeners = new Set<() => void>();
let read: { stored: string | null; memory: ListMemory } = { stored: null, memory: EMPTY_MEMORY };
let busy: string | undefined;

function changed(): void {
  for (const listener of listeners) listener();
}

export function rememberedList(): ListMemory {
  const stored = browserStorage('local').getItem(KEY);
  if (stored !== read.stored) read = { stored, memory: readMemory(stored) };
  return read.memory;
}

export function rememberList(...[answer, change]: DropFirst<Parameters<typeof remember>>): void {
  browserStorage('local').setItem(KEY, JSON.stringify(remember(rememberedList(), answer, change)));
  changed();
}
type DropFirst<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

function forgetList(): void {
  browserStorage('local').removeItem(KEY);
  changed();
}

/** ST-03: an account's list must not be shown to the next visitor. */
onShopperChange((change) => {
  if (change === 'lost') forgetList();
});

/** Marks the piece whose change is pending. */
export function setBusyHeart(productKey: string | undefined): void {
  busy = productKey;
  changed();
}

export const isOnList = (productKey: string): boolean => rememberedList().keys.includes(productKey);

export function useHeart(productKey: string): { saved: boolean; busy: boolean } {
  return {
    saved: useSyncExternalStore(
      subscribe,
      () => isOnList(productKey),
      () => false,
    ),
    busy: useSyncExternalStore(
      subscribe,
      () => busy === productKey,
      () => false,
    ),
  };
}

/** Total of the whole list; 0 on the server. */
export function useListCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => rememberedList().count,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the shop changed the list.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
