import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

/** CO-03: what a bot check can be asked for. */
export const REALMS = ['LOGIN', 'REGISTER', 'FORGOT_PASSWORD'] as const;
export type Realm = (typeof REALMS)[number];

/** @throws InvalidFieldError for a realm we do not have */
export function parseRealm(field: string, value: string): Realm {
  const known = REALMS.find((realm) => realm === value);
  if (known === undefined) throw new InvalidFieldError(field, 'There is no such realm.');
  return known;
}

/** What the browser names when it asks for a token, so that a token of one form is good for no other. */
export const actionOf = (realm: Realm): string => realm.toLowerCase();
