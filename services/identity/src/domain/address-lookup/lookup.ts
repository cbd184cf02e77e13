import type { Country } from '@loupe/contact/address';
import { COUNTRIES } from '@loupe/contact/address';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { requiredText } from '@loupe/contact/text';
import { visible } from '@loupe/contact/visible';

/** EN-03. The parts are present once it is complete. */
export interface AddressLookupItem {
  readonly id: string;
  readonly label: string;
  readonly isComplete: boolean;
  readonly organisation?: string | null;
  readonly property?: string | null;
  readonly street?: string | null;
  readonly locality?: string | null;
  readonly town?: string | null;
  readonly postcode?: string | null;
  readonly country?: string | null;
  readonly county?: string | null;
}

export type LookupQuestion =
  | { readonly kind: 'search'; readonly term: string; readonly country: Country }
  | { readonly kind: 'choice'; readonly id: string; readonly country: Country };

const SHORTEST = 3;
const LONGEST = 100;
const ID_LENGTH = 500;

/** QY-02. @throws InvalidFieldError */
export function parseLookup(input: {
  readonly term?: string | null;
  readonly id?: string | null;
  readonly country: string;
}): LookupQuestion {
  const country = COUNTRIES.find((known) => known === visible(input.country).trim().toUpperCase());
  if (country === undefined) throw new InvalidFieldError('input.country', 'We deliver to GB, IE and IM.');
  if (input.id) return { kind: 'choice', id: requiredText('input.id', input.id, ID_LENGTH), country };
  const term = requiredText('input.term', input.term, LONGEST);
  if ([...term].length < SHORTEST)
    throw new InvalidFieldError('input.term', `Type at least ${SHORTEST} characters.`);
  return { kind: 'search', term, country };
}
