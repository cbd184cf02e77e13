/** Notifies the header's bag that a piece was added, from any part of the page. */
const additions = new EventTarget();
const ADDED = 'added';

export function announceAddition(): void {
  additions.dispatchEvent(new Event(ADDED));
}

/** @returns an unsubscribe function */
export function onAddition(listener: () => void): () => void {
  additions.addEventListener(ADDED, listener);
  return () => additions.removeEventListener(ADDED, listener);
}
