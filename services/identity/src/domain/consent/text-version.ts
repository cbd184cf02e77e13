import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

const LARGEST_VERSION = 100_000;

/** The version of a text that somebody was shown. @throws InvalidFieldError */
export function parseTextVersion(field: string, version: number): number {
  if (version < 1 || version > LARGEST_VERSION)
    throw new InvalidFieldError(field, 'There is no such version of the text.');
  return version;
}
