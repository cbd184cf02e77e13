import { useSyncExternalStore } from 'react';
import { NOT_LOADED, type MiniState } from './mini-state.ts';

let state: MiniState = NOT_LOADED;
const listeners = new Set<() => void>();

export const miniState = (): MiniState => state;

export function setMini(next: MiniState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The data of the header's popups. */
export function useMini(): MiniState {
  return useSyncExternalStore(subscribe, miniState, () => NOT_LOADED);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
