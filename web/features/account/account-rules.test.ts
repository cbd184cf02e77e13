import { describe, expect, it } from '@jest/globals';
import type { ZodMiniType } from 'zod/mini';
import {
  changePasswordRules,
  detailsRules,
  findOrderRules,
  newEmailRules,
  savedAddressRules,
  signInRules,
  signUpRules,
} from './account-rules.ts';

/** Names of the invalid fields. */
function refused(rules: ZodMiniType, form: object): string[] {
  const parsed = rules.safeParse(form);
  return [...new Set((parsed.error?.issues ?? []).map((issue) => String(issue.path[0])))];
}

const SIGN_UP = {
  salutation: 'none',
  firstName: 'Hannah',
  lastName: 'Okafor',
  email: 'h.okafor@example.co.uk',
  password: 'four plain unusual words',
  day: '',
  month: '',
  emailOptIn: false,
  postOptIn: false,
  mobileOptIn: false,
};

describe('[VA-11] the registration form', () => {
  it('accepts the required fields, without title and birthday', () => {
    expect(refused(signUpRules, SIGN_UP)).toEqual([]);
    expect(refused(signUpRules, { ...SIGN_UP, salutation: 'dr', day: '29', month: '2' })).toEqual([]);
  });

  it.each(['firstName', 'lastName', 'email', 'password'])('requires %s', (field) => {
    expect(refused(signUpRules, { ...SIGN_UP, [field]: '' })).toEqual([field]);
  });

  it.each(['emailOptIn', 'postOptIn', 'mobileOptIn'])('requires %s to be true or false', (field) => {
    const { [field as 'emailOptIn']: _, ...rest } = SIGN_UP;
    expect(refused(signUpRules, rest)).toEqual([field]);
    expect(refused(signUpRules, { ...SIGN_UP, [field]: true })).toEqual([]);
  });

  it.each([
    ['firstName', 'x'.repeat(51)],
    ['lastName', 'Ok\u0007afor'],
    ['email', 'h@okafor@example.co.uk'],
    ['email', 'h.okafor@example'],
    ['password', 'x'.repeat(7)],
    ['password', 'x'.repeat(129)],
    ['salutation', 'lord'],
  ])('[VA-13] refuses %s %j', (field, value) => {
    expect(refused(signUpRules, { ...SIGN_UP, [field]: value })).toEqual([field]);
  });

  it('[VA-13] accepts passwords unchanged, with spaces, from 8 to 128 characters', () => {
    for (const password of [' a b c d', 'x'.repeat(8), 'x'.repeat(128)]) {
      expect(signUpRules.parse({ ...SIGN_UP, password }).password).toBe(password);
    }
  });

  it('[VA-13] requires a complete and existing birthday, and names the field', () => {
    expect(refused(signUpRules, { ...SIGN_UP, day: '14' })).toEqual(['month']);
    expect(refused(signUpRules, { ...SIGN_UP, month: '6' })).toEqual(['day']);
    expect(refused(signUpRules, { ...SIGN_UP, day: '30', month: '2' })).toEqual(['month']);
  });
});

describe('[VA-13] the other forms of the account', () => {
  it('sign-in does not validate the password: it may be older than the rules', () => {
    expect(refused(signInRules, { email: 'h.okafor@example.co.uk', password: 'old' })).toEqual([]);
    expect(refused(signInRules, { email: ' ', password: '' })).toEqual(['email', 'password']);
  });

  it('a change of password or e-mail requires the current password', () => {
    expect(refused(changePasswordRules, { currentPassword: '', password: 'x'.repeat(8) })).toEqual([
      'currentPassword',
    ]);
    expect(refused(newEmailRules, { email: 'new@example.com', currentPassword: '' })).toEqual([
      'currentPassword',
    ]);
  });

  it('details accept no phone number, or a complete one', () => {
    const details = { ...SIGN_UP, mobileNumber: '' };
    expect(refused(detailsRules, details)).toEqual([]);
    expect(refused(detailsRules, { ...details, mobileNumber: '+44 7700 900412' })).toEqual([]);
    expect(refused(detailsRules, { ...details, mobileNumber: '07700' })).toEqual(['mobileNumber']);
  });

  it('[VA-02] a saved address is validated by the delivery rules', () => {
    const address = {
      ...SIGN_UP,
      phone: '07700 900412',
      country: 'GB',
      streetName: '14 Castle Street',
      city: 'Guildford',
      region: '',
      postalCode: 'gu1 3uw',
      shipping: false,
      billing: false,
    };
    expect(refused(savedAddressRules, address)).toEqual([]);
    expect(refused(savedAddressRules, { ...address, country: 'IE' })).toEqual(['postalCode']);
    expect(refused(savedAddressRules, { ...address, phone: '', city: ' ' }).toSorted()).toEqual([
      'city',
      'phone',
    ]);
  });

  it('an order number may be in lower case with spaces around it', () => {
    const form = { orderNumber: ' bb7q2m4x9ab ', email: 'h.okafor@example.co.uk' };
    expect(findOrderRules.parse(form).orderNumber).toBe('BB7Q2M4X9AB');
    expect(refused(findOrderRules, { ...form, orderNumber: 'BB-7' })).toEqual(['orderNumber']);
    expect(refused(findOrderRules, { ...form, orderNumber: '' })).toEqual(['orderNumber']);
  });
});
