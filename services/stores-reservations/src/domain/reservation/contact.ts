import { SALUTATION_NAMES } from '@loupe/contact/address-lines';
import { canonicalEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { parsePhone } from '@loupe/contact/phone';
import { requiredText } from '@loupe/contact/text';
import type { ReservationContact } from './reservation.ts';

const NAME_LENGTH = 50;

/** As a visitor sends it; the salutation is of EU-06. */
export interface ContactInput {
  readonly salutation?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** @throws InvalidFieldError naming the first field that cannot be used */
export const parseContact = (input: ContactInput): ReservationContact => ({
  salutation: salutationOf(input.salutation ?? ''),
  firstName: requiredText('contact.firstName', input.firstName, NAME_LENGTH),
  lastName: requiredText('contact.lastName', input.lastName, NAME_LENGTH),
  email: canonicalEmail('contact.email', input.email),
  phone: parsePhone('contact.phone', input.phone),
});

function salutationOf(salutation: string): string {
  if (salutation === '' || salutation === 'none') return '';
  if (Object.hasOwn(SALUTATION_NAMES, salutation)) return salutation;
  throw new InvalidFieldError('contact.salutation', 'Choose a title of the list, or none.');
}
