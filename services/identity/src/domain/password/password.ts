import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

const SHORTEST = 8;
/** Longer ones are refused before they are hashed: hashing is dear. */
const LONGEST = 128;

/** Of zxcvbn's 0 to 4. */
export const STRONG_ENOUGH = 3;

/** A mailbox shorter than this is in many good passwords by chance. */
const TELLING = 3;

export const WEAK_PASSWORD =
  'This is too easy to guess. Use at least 8 characters, and a few words or signs that are not your name or e-mail.';

/**
 * A password in the form that is hashed: the same keys typed on another system may be other code points (NFKC).
 * @throws InvalidFieldError when it is empty or longer than any password of ours
 */
export function parsePassword(field: string, value: string): string {
  if (value === '') throw new InvalidFieldError(field, 'This is missing.');
  // A code point is at most two units; what is longer is not even folded.
  const password = value.length > 2 * LONGEST ? undefined : value.normalize('NFKC');
  if (password === undefined || [...password].length > LONGEST)
    throw new InvalidFieldError(field, `A password has at most ${LONGEST} characters.`);
  return password;
}

/** VA-09 but for how hard it is to guess: long enough, and without the e-mail's name. @param mailbox empty when not known */
export function isPasswordAllowed(password: string, mailbox: string): boolean {
  if ([...password].length < SHORTEST) return false;
  return mailbox.length < TELLING || !password.toLowerCase().includes(mailbox.toLowerCase());
}
