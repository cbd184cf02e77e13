import { LINE_LENGTH, type Country } from '@loupe/contact/address';
import { isCountry } from '@loupe/contact/address-lines';

/** EN-03, as far as a form uses it. */
type LookedUp = {
  organisation?: string | null;
  property?: string | null;
  street?: string | null;
  locality?: string | null;
  town?: string | null;
  postcode?: string | null;
  country?: string | null;
  county?: string | null;
};

/** The address fields of a form, filled from a lookup. */
export type FoundAddress = {
  streetName: string;
  city: string;
  region: string;
  postalCode: string;
  country: Country;
};

const HOUSE_NUMBER = /^\d+[a-z]?([-–/]\d+[a-z]?)?$/i;

/** @param asked the searched country, used when the result has none of ours */
export function foundAddress(item: LookedUp, asked: Country): FoundAddress {
  const { town, locality, county, postcode, country } = item;
  return {
    streetName: streetLine(item),
    city: town || locality || '',
    region: county ?? '',
    postalCode: postcode ?? '',
    country: country && isCountry(country) ? country : asked,
  };
}

/**
 * The forms have one line for house and street: `12 High Street`, `Rose Cottage, High Street`; organisation and
 * village are left out first when the line is too long.
 */
function streetLine({ organisation, property, street, locality, town }: LookedUp): string {
  const house = houseAndStreet(property ?? '', street ?? '');
  const village = town ? (locality ?? '') : '';
  const lines = [[organisation, house, village], [house, village], [house, organisation], [house]].map(
    (parts) => parts.filter(Boolean).join(', '),
  );
  return lines.find((line) => [...line].length <= LINE_LENGTH) ?? house;
}

function houseAndStreet(property: string, street: string): string {
  const isNumbered = HOUSE_NUMBER.test(property.split(', ').at(-1) ?? '');
  return [property, street].filter(Boolean).join(isNumbered ? ' ' : ', ');
}
