import { waitInWords } from '@loupe/rate-limit/rate-limited';
import { GraphClientError } from './graph-error.ts';

/** Seconds until a limit ends, where an error of the graph says them. */
export function secondsToWait(error: unknown): number | undefined {
  const seconds = error instanceof GraphClientError ? error.details['retryAfterSeconds'] : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** After "try again". @param seconds undefined where the answer does not say them */
export const waitWords = (seconds: number | undefined): string =>
  seconds === undefined ? 'later' : waitInWords(seconds);

/** What became of a form, for the address to which its answer leads: a known word, with the seconds of a limit. */
export const toldWithWait = <Word extends string>(
  word: Word,
  seconds: number | undefined,
): Word | `${Word}-${number}` => (seconds === undefined ? word : `${word}-${seconds}`);

const WITH_WAIT = /^([A-Za-z]+)-(\d{1,5})$/;

/** The word again, and the wait in words, so that an address can put no words of its own on a page. */
export function readTold(told: string): { readonly word: string; readonly wait: string } {
  const [, word = told, seconds] = WITH_WAIT.exec(told) ?? [];
  return { word, wait: waitWords(seconds === undefined ? undefined : Number(seconds)) };
}
