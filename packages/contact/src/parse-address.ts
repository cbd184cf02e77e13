import { InvalidFieldError } from './invalid-field-error.ts';
import { COUNTRIES, LINE_LENGTH, NAME_LENGTH } from './address.ts';
import type { AcceptedAddress, Country } from './address.ts';
import { parsePhone } from './phone.ts';
import { parsePostcode } from './postcode.ts';
import { optionalText, requiredText } from './text.ts';
import { visible } from './visible.ts';

export type AddressInput = { readonly [field in keyof AcceptedAddress]?: string | null };

/**
 * A complete address by the rules of VA-01, VA-03 and VA-13, normalised: trimmed, phone without spaces, postcode in capitals.
 * @param path of the address in the input, with its dot, e.g. `address.`
 * @throws InvalidFieldError naming the first field that breaks a rule
 */
export function parseAddress(input: AddressInput, path = ''): AcceptedAddress {
  const country = parseCountry(`${path}country`, input.country);
  return {
    salutation: input.salutation ?? null,
    firstName: requiredText(`${path}firstName`, input.firstName, NAME_LENGTH),
    lastName: requiredText(`${path}lastName`, input.lastName, NAME_LENGTH),
    phone: parsePhone(`${path}phone`, input.phone ?? ''),
    country,
    region: optionalText(`${path}region`, input.region, LINE_LENGTH),
    streetName: requiredText(`${path}streetName`, input.streetName, LINE_LENGTH),
    streetNumber: optionalText(`${path}streetNumber`, input.streetNumber, LINE_LENGTH),
    city: requiredText(`${path}city`, input.city, LINE_LENGTH),
    postalCode: parsePostcode(`${path}postalCode`, input.postalCode ?? '', country),
  };
}

function parseCountry(field: string, value: string | null | undefined): Country {
  const known = COUNTRIES.find(
    (country) =>
      country ===
      visible(value ?? '')
        .trim()
        .toUpperCase(),
  );
  if (known !== undefined) return known;
  throw new InvalidFieldError(field, 'We deliver to the United Kingdom, Ireland and the Isle of Man.');
}
