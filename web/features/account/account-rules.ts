import { visible } from '@loupe/contact/visible';
import * as z from 'zod/mini';
import { addressFields, postcodeOfCountry } from '../forms/address-form-rules.ts';
import { email, nameFields, optionalPhone } from '../forms/field-rules.ts';
import { birthdayOf } from './birthday.ts';

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

/** An existing password is only required; it was validated when it was set. */
const knownPassword = z.string().check(z.minLength(1, 'Enter your password.'));

/** The service checks its strength (VA-09). */
const newPassword = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD, `Use at least ${MIN_PASSWORD} characters.`),
    z.maxLength(MAX_PASSWORD, `Use at most ${MAX_PASSWORD} characters.`),
  );

const birthday = { day: z.string(), month: z.string() };

function realBirthday(ctx: { value: { day: string; month: string }; issues: z.core.$ZodRawIssue[] }): void {
  const { day, month } = ctx.value;
  if (birthdayOf({ day, month }) !== 'unreal') return;
  const path = day === '' ? 'day' : 'month';
  const message =
    day === '' || month === '' ? 'Enter both day and month, or neither.' : 'That date does not exist.';
  ctx.issues.push({ code: 'custom', message, path: [path], input: ctx.value[path] });
}

export const signInRules = z.object({ email, password: knownPassword });
export const forgottenRules = z.object({ email });
export const resetRules = z.object({ password: newPassword });
export const confirmRules = z.object({ password: knownPassword });
export const changePasswordRules = z.object({ currentPassword: knownPassword, password: newPassword });

const optIns = { emailOptIn: z.boolean(), postOptIn: z.boolean(), mobileOptIn: z.boolean() };

/** After an order the other details are known. */
export const guestSignUpRules = z.object({ password: newPassword, ...optIns });

/** VA-11: required and optional fields of a registration. */
export const signUpRules = z
  .object({
    ...nameFields,
    email,
    password: newPassword,
    ...birthday,
    ...optIns,
  })
  .check(realBirthday);

export const detailsRules = z
  .object({ ...nameFields, mobileNumber: optionalPhone, ...birthday })
  .check(realBirthday);

export const newEmailRules = z.object({ email, currentPassword: knownPassword });

export const savedAddressRules = z
  .object({ ...addressFields, shipping: z.boolean(), billing: z.boolean() })
  .check(postcodeOfCountry);

export const ORDER_NUMBER = /^[A-Z0-9]{6,20}$/;

export const findOrderRules = z.object({
  orderNumber: z.string().check(
    z.overwrite(visible),
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, 'Enter the order number.'),
    z.refine(
      (value) => value === '' || ORDER_NUMBER.test(value),
      'An order number is letters and digits only, like BB7Q2M4X9AB.',
    ),
  ),
  email,
});

export type SignUpForm = z.input<typeof signUpRules>;
export type DetailsForm = z.input<typeof detailsRules>;
export type SavedAddressForm = z.input<typeof savedAddressRules>;
