import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../cart/browser-storage.ts';
import {
  GLOBAL_MESSAGES_KEY,
  onRoute,
  readMessages,
  withMessage,
  type GlobalMessage,
  type Message,
} from '../messages.ts';

const listeners = new Set<() => void>();

const stored = (): string | null => browserStorage('session').getItem(GLOBAL_MESSAGES_KEY);

function keep(messages: readonly GlobalMessage[]): void {
  const session = browserStorage('session');
  if (messages.length === 0) session.removeItem(GLOBAL_MESSAGES_KEY);
  else session.setItem(GLOBAL_MESSAGES_KEY, JSON.stringify(messages));
  for (const listener of listeners) listener();
}

/** Shows a message above the page, here and on one further. */
export function addMessage(message: Message): void {
  keep(withMessage(readMessages(stored()), message, window.location.pathname));
}

export function closeMessage(text: string): void {
  keep(readMessages(stored()).filter((message) => message.text !== text));
}

/** Lets go of what has been seen on one further path. */
export function arriveAt(path: string): void {
  const before = stored();
  if (before !== null) keep(onRoute(readMessages(before), path));
}

/** As kept; null while there are none, so that whoever shows them need not be loaded. */
export function useStoredMessages(): string | null {
  return useSyncExternalStore(subscribe, stored, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
