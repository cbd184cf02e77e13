import { mailboxOf } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { isPasswordAllowed, STRONG_ENOUGH, WEAK_PASSWORD } from '../domain/password/password.ts';

export interface StrengthPorts {
  /** How hard a password is to guess, from 0 to 4. @param known words that an attacker would try first */
  readonly strengthOf: (password: string, known: readonly string[]) => number;
}

/** VA-09. @param email null when it is not known */
export function isStrong({ strengthOf }: StrengthPorts, password: string, email: string | null): boolean {
  const mailbox = email === null ? '' : mailboxOf(email);
  const known = email === null ? [] : [email, mailbox];
  return isPasswordAllowed(password, mailbox) && strengthOf(password, known) >= STRONG_ENOUGH;
}

/** @throws InvalidFieldError for a password that is too easy to guess */
export function checkNewPassword(ports: StrengthPorts, field: string, password: string, email: string): void {
  if (!isStrong(ports, password, email)) throw new InvalidFieldError(field, WEAK_PASSWORD);
}
