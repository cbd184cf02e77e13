import * as z from 'zod/mini';
import { COUNTRIES, type CountryCode } from './address.ts';
import { missingDigits, phoneDigits } from './phone.ts';
import { normalisePostcode } from './postcode.ts';

// C0, DEL and C1, line and paragraph separators, and the marks that turn the reading direction, all of which a paste may bring.
const CONTROL = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
// What browsers take for type=email, with a dot in the domain.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i');
const MAX_EMAIL = 254;
const MAX_NAME = 50;
const MAX_LINE = 60;

function optionalText(max: number) {
  return z.string().check(
    z.trim(),
    z.refine((value) => [...value].length <= max, `Use at most ${max} characters.`),
    z.refine((value) => !CONTROL.test(value), 'Use letters, digits and punctuation only.'),
  );
}

function text(missing: string, max: number) {
  return optionalText(max).check(z.minLength(1, missing));
}

export const SALUTATIONS = ['none', 'mr', 'mrs', 'miss', 'ms', 'dr', 'rev'] as const;

const countryCodes = COUNTRIES.map((country) => country.code) as [CountryCode, ...CountryCode[]];

/**
 * The field rules of the service with the same limits, so that what the form takes the service takes. In the order of the
 * form, which is the order in which mistakes are summed up.
 */
const addressFields = {
  salutation: z.enum(SALUTATIONS),
  firstName: text('Enter a first name.', MAX_NAME),
  lastName: text('Enter a last name.', MAX_NAME),
  country: z.enum(countryCodes),
  postalCode: z.string().check(z.trim(), z.minLength(1, 'Enter a postcode.')),
  streetName: text('Enter the house number and street.', MAX_LINE),
  city: text('Enter a town or city.', MAX_LINE),
  region: optionalText(MAX_LINE),
  phone: z.string().check(
    z.trim(),
    z.minLength(1, 'Enter a phone number.'),
    z.check((ctx) => {
      const message = phoneProblem(ctx.value);
      if (message !== undefined)
        ctx.issues.push({ code: 'custom', message, input: ctx.value, continue: true });
    }),
  ),
};

const email = z.string().check(
  z.trim(),
  z.minLength(1, 'Enter an e-mail address.'),
  z.maxLength(MAX_EMAIL, `Use at most ${MAX_EMAIL} characters.`),
  z.refine((value) => value === '' || EMAIL.test(value), 'Write the e-mail address like name@example.co.uk.'),
);

export const billingAddressRules = z.object(addressFields).check(postcodeOfCountry);
export const deliveryRules = z
  .object({ email, ...addressFields, marketing: z.boolean() })
  .check(postcodeOfCountry);

export type AddressForm = z.input<typeof billingAddressRules>;
export type DeliveryForm = z.input<typeof deliveryRules>;

export const EMPTY_ADDRESS: AddressForm = {
  salutation: 'none',
  firstName: '',
  lastName: '',
  phone: '',
  country: 'GB',
  streetName: '',
  city: '',
  region: '',
  postalCode: '',
};

const EXAMPLES: Record<CountryCode, string> = {
  GB: 'Write the postcode like GU1 3UW.',
  IM: 'Isle of Man postcodes start with IM, like IM1 2AB.',
  IE: 'Write the Eircode like D02 AF30.',
};

function postcodeOfCountry(ctx: {
  value: { postalCode: string; country: CountryCode };
  issues: z.core.$ZodRawIssue[];
}): void {
  const { postalCode, country } = ctx.value;
  if (postalCode.trim() === '' || normalisePostcode(postalCode, country) !== undefined) return;
  ctx.issues.push({ code: 'custom', message: EXAMPLES[country], path: ['postalCode'], input: postalCode });
}

function phoneProblem(value: string): string | undefined {
  if (value === '') return undefined;
  const digits = phoneDigits(value);
  if (digits === undefined) return 'Use digits only, with + in front if you like.';
  if (digits.length > 15) return 'This number has too many digits.';
  return missingDigits(digits);
}
