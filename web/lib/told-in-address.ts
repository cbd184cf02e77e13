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

type Texts = Readonly<Record<string, string>>;

/** The text of what an address tells, with the wait in the place of `{wait}`; null where it is none of the texts. */
export function toldText(texts: Texts, told: string | undefined): string | null {
  const { word, wait } = readTold(told ?? '');
  return Object.hasOwn(texts, word) ? texts[word]!.replace('{wait}', wait) : null;
}

/** Why a form was refused. */
export interface FormRefusal {
  readonly code: string;
  /** A field of the input, with dots. */
  readonly field?: string;
  readonly retryAfterSeconds?: number | undefined;
}

/** The refusal in an error of the graph; `failed` in any other. */
export const refusalOf = (error: unknown): FormRefusal => ({
  code: (error instanceof GraphClientError ? error.code : undefined) ?? 'failed',
  retryAfterSeconds: secondsToWait(error),
});

/** The word of a refusal: its field or its code, where there is a text for it, and else `failed`. */
export function wordOf(
  { code, field, retryAfterSeconds }: FormRefusal,
  texts: Texts,
  fields: object = texts,
): string {
  if (field !== undefined && Object.hasOwn(fields, field)) return field;
  return Object.hasOwn(texts, code) ? toldWithWait(code, retryAfterSeconds) : 'failed';
}
