import { InvalidFieldError } from './invalid-field-error.ts';
import { visible } from './visible.ts';

// C0, DEL and C1, line and paragraph separators: none of them belongs in a line of text.
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Whether a line of text holds only what can be printed. An unpaired surrogate is not valid text: Postgres rejects it in JSON. */
export const isPrintable = (text: string): boolean => !CONTROL.test(text) && text.isWellFormed();

/** A line of text without what cannot be seen, trimmed, of 1 to `max` characters. */
export function requiredText(field: string, value: string | null | undefined, max: number): string {
  const text = optionalText(field, value, max);
  if (text === null) throw new InvalidFieldError(field, 'This is missing.');
  return text;
}

/** A line of text without what cannot be seen, trimmed, of at most `max` characters; null when absent, empty or blank. */
export function optionalText(field: string, value: string | null | undefined, max: number): string | null {
  const text = visible(value ?? '').trim();
  if (!isPrintable(text)) throw new InvalidFieldError(field, 'This has characters that we cannot print.');
  if ([...text].length > max) throw new InvalidFieldError(field, `This is longer than ${max} characters.`);
  return text === '' ? null : text;
}

/** Text of several lines without what cannot be seen, trimmed, of at most `max` characters; null when absent, empty or blank. */
export function optionalLines(field: string, value: string | null | undefined, max: number): string | null {
  const text = visible(value ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  return optionalText(field, text.replaceAll('\n', ' '), max) === null ? null : text;
}
