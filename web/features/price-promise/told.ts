import { toldText, wordOf, type FormRefusal } from '#lib/told-in-address.ts';
import type { PromiseField } from './typed-promise.ts';

/** What became of the form, in the address that it leads back to: known words only, so that nobody writes their own on our page. */
const FIELDS: Readonly<Record<string, { readonly field: PromiseField; readonly words: string }>> = {
  theirPrice: {
    field: 'price',
    words: 'Enter their price in pounds. It is lower than ours, or there is nothing to match.',
  },
  shop: { field: 'shop', words: 'Please enter the name of the shop or website.' },
  page: {
    field: 'page',
    words:
      'The address of a page looks like https://www.shop.example/ring. Leave it empty if you saw it in a shop.',
  },
  note: { field: 'note', words: 'Please write a little less.' },
  name: { field: 'name', words: 'Please enter your name.' },
  email: { field: 'email', words: 'An e-mail address looks like name@example.com.' },
};

const WHOLE: Readonly<Record<string, string>> = {
  PieceNotFoundError: 'We do not sell this piece at the moment.',
  PricePromiseExcludedError: 'Our price promise does not cover this piece.',
  PricePromiseLimitError: 'You can wait for three answers at a time. Please wait for them, or ring us.',
  TooManyAttemptsError: 'That was asked too often. Please try again {wait}, or ring us.',
  ReCaptchaError: 'We could not check that you are not a robot. Please ring us.',
  failed: 'Something went wrong on our side, and nothing was sent. Please try again.',
};

export interface Told {
  readonly words: string;
  /** Null for the whole form. */
  readonly field: PromiseField | null;
}

export function toldOf(told: string | undefined): Told | null {
  if (told === undefined) return null;
  if (Object.hasOwn(FIELDS, told)) return FIELDS[told]!;
  const words = toldText(WHOLE, told);
  return words === null ? null : { words, field: null };
}

/** The word of an answer that is no success. */
export const toldWord = (refusal: FormRefusal): string => wordOf(refusal, WHOLE, FIELDS);
