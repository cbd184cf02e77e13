import { NAME_LENGTH } from '@loupe/contact/address';
import { EMAIL_LENGTH, isEmail } from '@loupe/contact/email';
import { PHONE_DIGITS, normalisePhone } from '@loupe/contact/phone';
import { isPrintable } from '@loupe/contact/text';
import { visible } from '@loupe/contact/visible';
import * as z from 'zod/mini';

export const SALUTATIONS = ['none', 'mr', 'mrs', 'miss', 'ms', 'dr', 'rev'] as const;

export function optionalText(max: number) {
  return z.string().check(
    z.overwrite(visible),
    z.trim(),
    z.refine((value) => [...value].length <= max, `Use at most ${max} characters.`),
    z.refine(isPrintable, 'Use letters, digits and punctuation only.'),
  );
}

export function text(missing: string, max: number) {
  return optionalText(max).check(z.minLength(1, missing));
}

export const nameFields = {
  salutation: z.enum(SALUTATIONS),
  firstName: text('Enter a first name.', NAME_LENGTH),
  lastName: text('Enter a last name.', NAME_LENGTH),
};

export const email = z.string().check(
  z.overwrite(visible),
  z.trim(),
  z.minLength(1, 'Enter an e-mail address.'),
  z.maxLength(EMAIL_LENGTH, `Use at most ${EMAIL_LENGTH} characters.`),
  z.refine((value) => value === '' || isEmail(value), 'Enter an e-mail address like name@example.co.uk.'),
);

export const optionalPhone = z.string().check(
  z.overwrite(visible),
  z.trim(),
  z.check((ctx) => {
    const message = phoneProblem(ctx.value);
    if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: ctx.value, continue: true });
  }),
);

export const phone = optionalPhone.check(z.minLength(1, 'Enter a phone number.'));

function phoneProblem(value: string): string | undefined {
  if (value === '') return undefined;
  const digits = phoneDigits(value);
  if (digits === undefined) return 'Use digits only, with + in front if you like.';
  if (digits.length > PHONE_DIGITS.max) return 'This number has too many digits.';
  return missingDigits(digits);
}

const UK_MOBILE_DIGITS = 11;
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The digits of the number as it is stored, after a leading +; undefined when there are other characters. */
export function phoneDigits(text: string): string | undefined {
  const digits = normalisePhone(text).replace(/^\+/, '');
  return /^\d*$/.test(digits) ? digits : undefined;
}

/**
 * The error with the number of missing digits; undefined when there are enough. Numbers have 10 to 15, UK mobile
 * numbers 11.
 */
export function missingDigits(digits: string): string | undefined {
  if (digits.length >= PHONE_DIGITS.min) return undefined;
  const wanted = digits.startsWith('07') ? UK_MOBILE_DIGITS : PHONE_DIGITS.min;
  const missing = wanted - digits.length;
  if (missing >= COUNTS.length) return 'Enter the whole number, with its area code.';
  return missing === 1
    ? 'One digit is missing from this number.'
    : `${COUNTS[missing]} digits are missing from this number.`;
}
