const taken = new WeakSet<object>();

/** Whether data that was rendered with the page has not been used yet. */
export const isFresh = (answer: object): boolean => !taken.has(answer);

/**
 * Marks data as used. A page that is left and shown again still holds the data it was rendered with, which may be out
 * of date by then: on the second visit the page has to fetch.
 */
export function take(answer: object): void {
  taken.add(answer);
}
