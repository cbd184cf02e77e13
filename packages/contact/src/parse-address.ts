import { InvalidFieldError } from './invalid-field-error.ts';
import { BLANK_ADDRESS, COUNTRIES, LINE_LENGTH, NAME_LENGTH } from './address.ts';
import type { AcceptedAddress, AddressFields, Country } from './address.ts';
import { parsePhone } from './phone.ts';
import { parsePostcode } from './postcode.ts';
import { optionalText, requiredText } from './text.ts';
import { visible } from './visible.ts';

export type AddressInput = { readonly [field in keyof AcceptedAddress]?: string | null };

type Parsers = {
  readonly [field in keyof Omit<AcceptedAddress, 'country' | 'salutation'>]: (
    path: string,
    given: string | null | undefined,
    country: Country,
  ) => AcceptedAddress[field];
};

const PARSERS: Parsers = {
  firstName: (path, given) => requiredText(path, given, NAME_LENGTH),
  lastName: (path, given) => requiredText(path, given, NAME_LENGTH),
  phone: (path, given) => parsePhone(path, given ?? ''),
  region: (path, given) => optionalText(path, given, LINE_LENGTH),
  streetName: (path, given) => requiredText(path, given, LINE_LENGTH),
  streetNumber: (path, given) => optionalText(path, given, LINE_LENGTH),
  city: (path, given) => requiredText(path, given, LINE_LENGTH),
  postalCode: (path, given, country) => parsePostcode(path, given ?? '', country),
};

/**
 * A complete address by the rules of VA-01, VA-03 and VA-13, normalised: trimmed, phone without spaces, postcode in capitals.
 * @param path of the address in the input, with its dot, e.g. `address.`
 * @throws InvalidFieldError naming the first field that breaks a rule
 */
export function parseAddress(input: AddressInput, path = ''): AcceptedAddress {
  const country = parseCountry(`${path}country`, input.country);
  const fieldOf = <Field extends keyof Parsers>(field: Field) =>
    PARSERS[field](path + field, input[field], country) as AcceptedAddress[Field];
  return {
    salutation: input.salutation ?? null,
    firstName: fieldOf('firstName'),
    lastName: fieldOf('lastName'),
    phone: fieldOf('phone'),
    country,
    region: fieldOf('region'),
    streetName: fieldOf('streetName'),
    streetNumber: fieldOf('streetNumber'),
    city: fieldOf('city'),
    postalCode: fieldOf('postalCode'),
  };
}

export interface JudgedAddress {
  /** What is right of it, and empty where it is not. */
  readonly address: AddressFields;
  /** The fields that break a rule. */
  readonly wrong: readonly (keyof AcceptedAddress)[];
}

/** Of an address in a country where we do not deliver nothing is of use, and nobody's name or phone is kept. */
const ELSEWHERE: JudgedAddress = {
  address: BLANK_ADDRESS,
  wrong: ['country', 'firstName', 'lastName', 'phone', 'streetName', 'city', 'postalCode'],
};

/** An address that others have told, by the same rules, each field on its own: what is right need not be typed again. */
export function judgeAddress(input: AddressInput): JudgedAddress {
  const country = orUndefined(() => parseCountry('country', input.country));
  if (country === undefined) return ELSEWHERE;
  const wrong: (keyof AcceptedAddress)[] = [];
  const fields = Object.entries(PARSERS).map(([field, parse]) => {
    const name = field as keyof typeof PARSERS;
    const right = orUndefined(() => parse(field, input[name], country));
    if (right === undefined) wrong.push(name);
    return [field, right ?? (name === 'region' || name === 'streetNumber' ? null : '')];
  });
  const address = {
    salutation: null,
    country,
    ...Object.fromEntries(fields),
  } as AddressFields;
  return { address, wrong };
}

function orUndefined<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof InvalidFieldError) return undefined;
    throw error;
  }
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
