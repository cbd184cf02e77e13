import { useSyncExternalStore } from 'react';
import { UNASKED, type MiniState } from './mini-state.ts';

let state: MiniState = UNASKED;
const listeners = new Set<() => void>();

export const miniState = (): MiniState => state;

export function setMini(next: MiniState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The data of the header's popups. */
export function useMini(): MiniState {
  return useSyncExternalStore(subscribe, miniState, () => UNASKED);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
