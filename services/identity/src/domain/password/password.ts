import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

const SHORTEST = 8;
/** Longer ones are refused before they are hashed, because hashing is expensive. */
const LONGEST = 128;

/** The lowest accepted score of zxcvbn, 0 to 4. */
export const STRONG_ENOUGH = 3;

/** A mailbox name shorter than this is in many good passwords by chance, and is not checked. */
const TELLING = 3;

export const WEAK_PASSWORD =
  'This is too easy to guess. Use at least 8 characters, and a few words or signs that are not your name or e-mail.';

/**
 * A password in the form that is hashed: the same keys typed on another system may be other code points (NFKC).
 * @throws InvalidFieldError when it is empty or too long
 */
export function parsePassword(field: string, value: string): string {
  if (value === '') throw new InvalidFieldError(field, 'This is missing.');
  // A code point is at most two UTF-16 units; a longer text is not normalised at all.
  const password = value.length > 2 * LONGEST ? undefined : value.normalize('NFKC');
  if (password === undefined || [...password].length > LONGEST)
    throw new InvalidFieldError(field, `A password has at most ${LONGEST} characters.`);
  return password;
}

/** VA-09 except the strength: long enough, and without the e-mail's local part. @param mailbox empty when not known */
export function isPasswordAllowed(password: string, mailbox: string): boolean {
  if ([...password].length < SHORTEST) return false;
  return mailbox.length < TELLING || !password.toLowerCase().includes(mailbox.toLowerCase());
}
