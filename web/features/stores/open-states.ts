import { AnswerCache } from '../../lib/routing/answer-cache.ts';

/** Channel url code to whether the doors are open, and that in words. */
export type OpenStates = Readonly<Record<string, readonly [isOpen: boolean, words: string]>>;

/** A store opens on the minute. */
export const OPEN_STATES_MS = 60_000;

/**
 * Which stores are open, asked for once a minute for all stores of a page: a document may stand open for hours.
 * @returns null when nobody can tell
 */
export function rememberOpenStates(ask: () => Promise<OpenStates>, now: () => number = Date.now) {
  const answers = new AnswerCache({ freshMs: OPEN_STATES_MS, limit: 1, now });
  return (): Promise<OpenStates | null> => answers.get('open', [], ask).catch(() => null);
}
