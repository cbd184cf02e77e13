import { postcodeOf } from '@loupe/contact/postcode';
import { normalisePhone } from '@loupe/contact/phone';
import type { AddressInput, AddressPartsFragment } from '#gql/graphql.ts';
import { isCountry } from '@loupe/contact/address-lines';
import { EMPTY_ADDRESS, type AddressForm } from './address-form-rules.ts';
import { SALUTATIONS } from './field-rules.ts';

/** Converts a valid form to the service's input. */
export function addressFromForm(form: AddressForm): AddressInput {
  const { salutation, region, postalCode, phone, country, firstName, lastName, streetName, city } = form;
  return {
    firstName,
    lastName,
    streetName,
    city,
    country,
    phone: normalisePhone(phone),
    postalCode: postcodeOf(postalCode, country) ?? postalCode,
    ...(salutation === 'none' ? {} : { salutation }),
    ...(region === '' ? {} : { region }),
  };
}

/** Converts a saved address to form values; the form has one line for number and street. */
export function formFromAddress(address: AddressPartsFragment | null | undefined): AddressForm {
  if (address == null) return EMPTY_ADDRESS;
  const { firstName, lastName, phone, streetName, streetNumber, city, region, postalCode, country } = address;
  return {
    firstName,
    lastName,
    phone,
    city,
    postalCode,
    streetName: streetNumber ? `${streetNumber} ${streetName}` : streetName,
    region: region ?? '',
    country: isCountry(country) ? country : 'GB',
    salutation: SALUTATIONS.find((salutation) => salutation === address.salutation) ?? 'none',
  };
}
