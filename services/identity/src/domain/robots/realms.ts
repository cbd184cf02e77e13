import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

/** CO-03: the forms that can have a bot check. */
export const REALMS = ['LOGIN', 'REGISTER', 'FORGOT_PASSWORD', 'ENQUIRY'] as const;
export type Realm = (typeof REALMS)[number];

/** @throws InvalidFieldError for an unknown realm */
export function parseRealm(field: string, value: string): Realm {
  const known = REALMS.find((realm) => realm === value);
  if (known === undefined) throw new InvalidFieldError(field, 'There is no such realm.');
  return known;
}

/** The action that the browser requests a token for, so that a token of one form is not accepted by another. */
export const actionOf = (realm: Realm): string => realm.toLowerCase();
