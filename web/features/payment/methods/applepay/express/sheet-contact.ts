import type { AddressInput } from '#gql/graphql.ts';
import type { Contact } from '../apple-pay-session.ts';

/** Our addresses have the Channel Islands in the country whose postcodes they share. */
const COUNTRIES: Readonly<Record<string, string>> = { JE: 'GB', GG: 'GB' };

export const countryOf = ({ countryCode = '' }: Contact): string => {
  const code = countryCode.toUpperCase();
  return COUNTRIES[code] ?? code;
};

/** A contact of the sheet as an address of ours; what it lacks is empty, and judged by the service. @param phone of whom is paid for */
export const addressOf = (contact: Contact, phone = contact.phoneNumber): AddressInput => ({
  firstName: contact.givenName ?? '',
  lastName: contact.familyName ?? '',
  phone: phone ?? '',
  country: countryOf(contact),
  region: contact.administrativeArea || null,
  streetName: (contact.addressLines ?? []).filter(Boolean).join(', '),
  city: contact.locality ?? '',
  postalCode: contact.postalCode ?? '',
});

/** Names of Apple's documentation for the fields of our addresses. */
const FIELDS: Readonly<Record<string, string>> = {
  firstName: 'name',
  lastName: 'name',
  phone: 'phoneNumber',
  country: 'country',
  region: 'administrativeArea',
  streetName: 'addressLines',
  city: 'locality',
  postalCode: 'postalCode',
};

/** Where the sheet shows what is wrong with a contact. */
export type ContactFault = {
  code: 'shippingContactInvalid' | 'billingContactInvalid';
  contactField: string;
  message: string;
};

/** @param refused names a field of what was sent @returns undefined for one that the sheet does not have */
export function contactFault(refused: { field: string; message?: string }): ContactFault | undefined {
  const { field, message = 'Please check this.' } = refused;
  const [of, name = 'postalAddress'] = field.split('.');
  if (of === 'email') return { code: 'shippingContactInvalid', contactField: 'emailAddress', message };
  if (of !== 'shippingAddress' && of !== 'billingAddress') return undefined;
  const code = of === 'billingAddress' ? 'billingContactInvalid' : 'shippingContactInvalid';
  return { code, contactField: FIELDS[name] ?? 'postalAddress', message };
}
