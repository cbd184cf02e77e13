import { COUNTRIES, LINE_LENGTH, type Country } from '@loupe/contact/address';
import { postcodeOf, unknownArea } from '@loupe/contact/postcode';
import { visible } from '@loupe/contact/visible';
import * as z from 'zod/mini';
import { email, nameFields, optionalText, phone, text } from './field-rules.ts';

/**
 * The service's field rules with the same limits, so that the service accepts what the form accepts. In the order of
 * the form's fields, which is the order of the error summary.
 */
export const addressFields = {
  ...nameFields,
  country: z.enum(COUNTRIES),
  postalCode: z.string().check(z.overwrite(visible), z.trim(), z.minLength(1, 'Enter a postcode.')),
  streetName: text('Enter the house number and street.', LINE_LENGTH),
  city: text('Enter a town or city.', LINE_LENGTH),
  region: optionalText(LINE_LENGTH),
  phone,
};

export const billingAddressRules = z.object(addressFields).check(postcodeOfCountry);
export const deliveryRules = z
  .object({ email, ...addressFields, marketing: z.boolean() })
  .check(postcodeOfCountry);

/** For what is e-mailed. */
export const emailRules = z.object({ email, marketing: z.boolean() });

/** Who collects, and at which store. */
export const collectRules = z.object({
  email,
  ...nameFields,
  phone,
  storeKey: z.string().check(z.minLength(1, 'Choose where to collect it.')),
  marketing: z.boolean(),
});

export type AddressForm = z.input<typeof billingAddressRules>;
export type DeliveryForm = z.input<typeof deliveryRules>;
export type EmailForm = z.input<typeof emailRules>;
export type CollectForm = z.input<typeof collectRules>;

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

const EXAMPLES: Record<Country, string> = {
  GB: 'Enter a postcode like GU1 3UW.',
  IM: 'Isle of Man postcodes start with IM, like IM1 2AB.',
  IE: 'Enter an Eircode like D02 AF30.',
};

export function postcodeOfCountry(ctx: {
  value: { postalCode: string; country: Country };
  issues: z.core.$ZodRawIssue[];
}): void {
  const { postalCode, country } = ctx.value;
  if (visible(postalCode).trim() === '' || postcodeOf(postalCode, country) !== null) return;
  const message = unknownArea(postalCode, country) ?? EXAMPLES[country];
  ctx.issues.push({ code: 'custom', message, path: ['postalCode'], input: postalCode });
}
