import type { StoredChoices } from './choices/choices.ts';

/** What a shopper chose for the pieces of a line. Lines of one variant with equal options are one line. Plain JSON. */
export interface LineOptions extends StoredChoices {
  /** Whole pounds. Only of gift cards. */
  readonly giftCardValue?: number;
  /** Who gets the gift card. */
  readonly recipient?: { readonly name: string; readonly email: string };
}

export const NO_OPTIONS: LineOptions = {};

/** The canonical form: equal options have equal keys. Empty without options. */
export function optionsKey(options: LineOptions): string {
  const { recipient, ...plain } = options;
  const flat = {
    ...plain,
    ...(recipient === undefined ? {} : { recipient: { name: recipient.name, email: recipient.email } }),
  };
  const entries = Object.entries(flat)
    .filter(([, value]) => value !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return entries.length === 0 ? '' : JSON.stringify(Object.fromEntries(entries));
}

/** Options with a choice changed; null takes it away. */
export type OptionChange = { readonly [Name in keyof LineOptions]?: LineOptions[Name] | null };

export function changed(options: LineOptions, change: OptionChange): LineOptions {
  const entries = Object.entries({ ...options, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as LineOptions;
}
