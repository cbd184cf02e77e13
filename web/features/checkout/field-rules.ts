import * as z from 'zod/mini';
import { missingDigits, phoneDigits } from './phone.ts';

// C0, DEL and C1, line and paragraph separators, and the marks that turn the reading direction, all of which a paste may bring.
const CONTROL = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
// What browsers take for type=email, with a dot in the domain.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i');
const MAX_EMAIL = 254;
const MAX_NAME = 50;
export const MAX_LINE = 60;

export const SALUTATIONS = ['none', 'mr', 'mrs', 'miss', 'ms', 'dr', 'rev'] as const;

export function optionalText(max: number) {
  return z.string().check(
    z.trim(),
    z.refine((value) => [...value].length <= max, `Use at most ${max} characters.`),
    z.refine((value) => !CONTROL.test(value), 'Use letters, digits and punctuation only.'),
  );
}

export function text(missing: string, max: number) {
  return optionalText(max).check(z.minLength(1, missing));
}

export const nameFields = {
  salutation: z.enum(SALUTATIONS),
  firstName: text('Enter a first name.', MAX_NAME),
  lastName: text('Enter a last name.', MAX_NAME),
};

export const email = z.string().check(
  z.trim(),
  z.minLength(1, 'Enter an e-mail address.'),
  z.maxLength(MAX_EMAIL, `Use at most ${MAX_EMAIL} characters.`),
  z.refine((value) => value === '' || EMAIL.test(value), 'Enter an e-mail address like name@example.co.uk.'),
);

export const optionalPhone = z.string().check(
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
  if (digits.length > 15) return 'This number has too many digits.';
  return missingDigits(digits);
}
