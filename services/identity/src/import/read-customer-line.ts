import { NAME_LENGTH } from '@loupe/contact/address';
import { canonicalEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { parseAddress } from '@loupe/contact/parse-address';
import { parsePhone } from '@loupe/contact/phone';
import { requiredText } from '@loupe/contact/text';
import { SITES } from '@loupe/contracts/sites';
import { z } from 'zod';
import { MAX_ADDRESSES } from '../domain/address/address.ts';
import { parseBirthday } from '../domain/customer/birthday.ts';
import { SALUTATIONS } from '../domain/customer/customer.ts';
import {
  IMPORT_SOURCES,
  type ImportedAddress,
  type ImportedCustomer,
} from '../domain/customer/imported-customer.ts';
import { MARKETING_TYPES } from '../domain/marketing/marketing.ts';

export interface LineFault {
  /** Empty for the whole line. */
  readonly field: string;
  readonly fault: string;
}

const text = z.string().nullable().default(null);

const Address = z.strictObject({
  salutation: z.enum(SALUTATIONS).nullable().default(null),
  firstName: text,
  lastName: text,
  phone: text,
  country: text,
  region: text,
  streetName: text,
  streetNumber: text,
  city: text,
  postalCode: text,
  isDefaultShipping: z.boolean().default(false),
  isDefaultBilling: z.boolean().default(false),
});

/** The file of one customer. What is judged further is judged as the account's own forms are. */
const Line = z.strictObject({
  id: z.uuid().toLowerCase(),
  hybrisCustomerId: z.string().regex(/^H[A-Za-z0-9]{1,40}$/, 'must be H with 1 to 40 letters or digits'),
  site: z.enum(SITES),
  email: z.string(),
  title: z.enum(SALUTATIONS).default('none'),
  firstName: text,
  lastName: text,
  mobileNumber: text,
  day: z.int().nullish(),
  month: z.int().nullish(),
  marketing: z.strictObject({
    types: z.array(z.enum(MARKETING_TYPES)).max(MARKETING_TYPES.length),
    source: z.enum(IMPORT_SOURCES),
  }),
  addresses: z.array(Address).max(MAX_ADDRESSES).default([]),
});

/** One line of the file, with white space out of phones (VA-02), or what is wrong with it. */
export function readCustomerLine(
  json: string,
): { readonly customer: ImportedCustomer } | { readonly faults: readonly LineFault[] } {
  const given = parsed(json);
  if (given === undefined) return { faults: [{ field: '', fault: 'is no JSON' }] };
  const { data, error } = Line.safeParse(given);
  if (error !== undefined)
    return { faults: error.issues.map(({ path, message }) => ({ field: path.join('.'), fault: message })) };
  try {
    return { customer: customerOf(data) };
  } catch (fault) {
    if (!(fault instanceof InvalidFieldError)) throw fault;
    return { faults: [{ field: fault.field, fault: fault.message }] };
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function customerOf({
  day,
  month,
  mobileNumber,
  marketing,
  addresses,
  ...line
}: z.output<typeof Line>): ImportedCustomer {
  return {
    ...line,
    email: canonicalEmail('email', line.email),
    firstName: requiredText('firstName', line.firstName, NAME_LENGTH),
    lastName: requiredText('lastName', line.lastName, NAME_LENGTH),
    mobileNumber: mobileNumber ? parsePhone('mobileNumber', mobileNumber) : null,
    birthday: parseBirthday(day, month),
    marketing: {
      source: marketing.source,
      types: MARKETING_TYPES.filter((type) => marketing.types.includes(type)),
    },
    addresses: addressesOf(addresses),
  };
}

function addressesOf(given: z.output<typeof Line>['addresses']): ImportedAddress[] {
  for (const kind of ['isDefaultShipping', 'isDefaultBilling'] as const)
    if (given.filter((address) => address[kind]).length > 1)
      throw new InvalidFieldError('addresses', `${kind} is true for more than one.`);
  return given.map(({ isDefaultShipping, isDefaultBilling, ...address }, index) => ({
    ...parseAddress(address, `addresses.${index}.`),
    isDefaultShipping,
    isDefaultBilling,
  }));
}
