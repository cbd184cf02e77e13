import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../lib/browser-storage.ts';

const KEY = 'globalMessages';
const listeners = new Set<() => void>();

/** As stored in this tab; null while there are none. */
export const storedMessages = (): string | null => browserStorage('session').getItem(KEY);

export function storeMessages(text: string | null): void {
  if (text === null) browserStorage('session').removeItem(KEY);
  else browserStorage('session').setItem(KEY, text);
  for (const listener of listeners) listener();
}

/** Separate from the logic of messages, which is loaded with the first of them. */
export function useStoredMessages(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    storedMessages,
    () => null,
  );
}
