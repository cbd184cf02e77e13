/** CO-09. */
const PAUSE_MS = 300;

/** Calls back once no key has been pressed for a moment. @returns a function that cancels it, for the next key */
export function afterTyping(callback: () => void): () => void {
  const timer = setTimeout(callback, PAUSE_MS);
  return () => clearTimeout(timer);
}
