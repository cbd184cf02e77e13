import { VENDOR_FIELDS } from './gen/vendor-fields.ts';

/**
 * Names of fields that hold personal data or secrets, ours and those of vendors' protocols, in lower case and without separators. A
 * field is sensitive when the last words of its name form one of these: `customerEmail`, `shipping_address` and `addressLine2` are,
 * `productName` and `capacity` are not.
 */
const SENSITIVE = new Set([
  ...['email', 'password', 'passphrase', 'username'],
  ...['firstname', 'middlename', 'lastname', 'fullname', 'forename', 'surname', 'givenname', 'familyname'],
  ...['customername', 'recipientname', 'contactname', 'nameoncard', 'dateofbirth'],
  ...['phone', 'phonenumber', 'telephone', 'telephonenumber', 'mobile', 'mobilenumber', 'msisdn'],
  ...['address', 'addressline', 'street', 'streetname', 'streetnumber', 'apartment', 'building'],
  ...['city', 'town', 'county', 'region', 'locality', 'postalcode', 'postcode', 'zipcode'],
  ...['property', 'organisation', 'organization', 'organisationname', 'organizationname'],
  ...['token', 'jwt', 'assertion', 'authorization', 'authorisation', 'cookie', 'secret', 'credential'],
  ...VENDOR_FIELDS,
  ...['line1', 'line2', 'line3'],
]);

/**
 * Enough for every field the product logs; bounded, because a caller may log maps keyed by data.
 */
const MAX_REMEMBERED = 2_000;
const remembered = new Map<string, boolean>();

/** @param name a field's name in any of camelCase, snake_case, kebab-case or plain upper case */
export function isSensitiveField(name: string): boolean {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const sensitive = judge(name);
  if (remembered.size < MAX_REMEMBERED) remembered.set(name, sensitive);
  return sensitive;
}

function judge(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
    const ending = words.slice(from).join('');
    const singular = ending.replace(/(?:e?s|\d+)$/, '');
    if (SENSITIVE.has(ending) || SENSITIVE.has(singular) || SENSITIVE.has(ending.replace(/s$/, '')))
      return true;
  }
  return false;
}
