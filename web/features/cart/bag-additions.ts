/** Tells the header's bag that a piece has just gone in, whichever part of the page put it there. */
const additions = new EventTarget();
const ADDED = 'added';

export function announceAddition(): void {
  additions.dispatchEvent(new Event(ADDED));
}

/** @returns a function that stops listening */
export function onAddition(listener: () => void): () => void {
  additions.addEventListener(ADDED, listener);
  return () => additions.removeEventListener(ADDED, listener);
}
