import { useSyncExternalStore } from 'react';

/** A short message at the bottom of the page; at most one at a time. */
export type Toast = {
  text: string;
  /** Reverts the reported change. */
  undo?: () => void;
};

let shown: Toast | undefined;
const listeners = new Set<() => void>();

export function setToast(toast: Toast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}

export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => shown,
    () => undefined,
  );
}
