import { postcodeOf } from '@loupe/contact/postcode';

/** Of these every text is blanked, whatever their shape: whatever is typed for a piece is in its options. */
const PERSONS = new Set(['options', 'recipient', 'engraving', 'collection', 'collector', 'payer', 'billTo']);
/** Blanked where they stand: names of fields of addresses, contacts and ways of paying. */
const FIELDS = new Set([
  'email',
  'guestEmail',
  'salutation',
  'title',
  'firstName',
  'lastName',
  'phone',
  'mobileNumber',
  'region',
  'streetName',
  'streetNumber',
  'city',
  'maskedNumber',
  'trackingUrl',
  'optionsKey',
]);
/** A shop's own place. */
const NOT_OF_PERSONS = new Set(['collectionStore', 'store']);

function erasedDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(erasedDocument);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, erasedField(name, inner)]));
}

/**
 * A document without what names a person: streets, names, mailboxes, phones and texts written for a piece are blank. Country and the first
 * half of the postcode stay for the tax record; everything else is unchanged, so that the document can still be read.
 * @param name of the column, or of the field, whose value it is
 */
export function erasedField(name: string, value: unknown): unknown {
  if (NOT_OF_PERSONS.has(name)) return value;
  if (PERSONS.has(name)) return blank(value);
  if (name === 'postalCode' && typeof value === 'string') return outwardOf(value);
  if (FIELDS.has(name)) return blank(value);
  return erasedDocument(value);
}

/** Empty where it is no postcode: what was typed may be anything. */
const outwardOf = (typed: string): string =>
  (postcodeOf(typed, 'GB') ?? postcodeOf(typed, 'IE'))?.split(' ')[0] ?? '';

function blank(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return value.map(blank);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blank(inner)]));
}
