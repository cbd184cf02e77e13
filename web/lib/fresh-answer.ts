const taken = new WeakSet<object>();

/** Whether an answer that came with its page has not been taken over yet. */
export const isFresh = (answer: object): boolean => !taken.has(answer);

/**
 * Marks an answer as taken over. A page that is left and shown again still holds the answer it came with, which may be old by
 * then: the second time the page has to ask.
 */
export function take(answer: object): void {
  taken.add(answer);
}
