import { AnswerCache } from '../../lib/routing/answer-cache.ts';

/** Channel url code to whether the store is open, with its text. */
export type OpenStates = Readonly<Record<string, readonly [isOpen: boolean, words: string]>>;

/** Stores open and close on the minute. */
export const OPEN_STATES_MS = 60_000;

/**
 * Which stores are open, fetched at most once a minute for all stores of a page: a document may stay open for hours.
 * @returns null when the call fails
 */
export function rememberOpenStates(ask: () => Promise<OpenStates>, now: () => number = Date.now) {
  const answers = new AnswerCache({ freshMs: OPEN_STATES_MS, limit: 1, now });
  return (): Promise<OpenStates | null> => answers.get('open', [], ask).catch(() => null);
}
