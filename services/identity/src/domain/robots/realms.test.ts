import { expect, it } from '@jest/globals';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { actionOf, parseRealm, REALMS } from './realms.ts';

it.each(REALMS)('[CO-03] %s is a realm, with its name in lower case as action', (realm) => {
  expect(parseRealm('realm', realm)).toBe(realm);
  expect(actionOf(realm)).toMatch(/^[a-z_]+$/);
});

it.each(['', 'login', 'CHECKOUT', 'LOGIN ', '__proto__'])('[CO-03] %j is not a realm', (value) =>
  expect(() => parseRealm('realm', value)).toThrow(InvalidFieldError),
);

it('[CO-03] a token of one realm is not accepted by another', () => {
  const actions = REALMS.map(actionOf);
  expect(new Set(actions).size).toBe(REALMS.length);
  expect(actions).toEqual(['login', 'register', 'forgot_password', 'enquiry']);
});
