const listeners = new Set<() => void>();

/** Subscribes to answers given in this page. @returns an unsubscribe function */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called once an answer is in force. */
export function consentChanged(): void {
  for (const listener of listeners) listener();
}
