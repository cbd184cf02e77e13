import { inStoreWords } from '@loupe/contracts/store-words';
import type { SiteKey } from '#lib/sites.ts';
import { toldText, wordOf, type FormRefusal } from '#lib/told-in-address.ts';

/** What became of a form, in the address that it leads back to: known words only, so that nobody writes their own on our page. */
const TOLD: Readonly<Record<string, string>> = {
  PieceNotInStoreError:
    'This {store} has none left that we can keep for you. Look which other {store} has one, or ring the {store}.',
  ReservationLimitError:
    'You can have three reservations at a time, and one of the same piece. Give one up, or ring the {store}.',
  ReservationClosedError: 'This reservation has ended, so it cannot be changed.',
  ReservationNotFoundError: 'We do not find this reservation. Use the link in our last e-mail about it.',
  TooManyAttemptsError: 'That was asked too often. Please try again {wait}, or ring the {store}.',
  ReCaptchaError: 'We could not check that you are not a robot. Please ring the {store}.',
  'contact.firstName': 'Please enter your first name, up to 50 letters.',
  'contact.lastName': 'Please enter your last name, up to 50 letters.',
  'contact.email': 'An e-mail address looks like name@example.com.',
  'contact.phone': 'A phone number has 10 to 15 digits.',
  failed: 'Something went wrong on our side, and nothing was sent. Please try again.',
};

/** The field that a word is about: the input's name; null for the whole form. */
export const toldField = (told: string | undefined): string | null =>
  told?.startsWith('contact.') && told in TOLD ? told.slice('contact.'.length) : null;

export function toldWords(site: SiteKey, told: string | undefined): string | null {
  const text = toldText(TOLD, told);
  return text === null ? null : inStoreWords(site, text);
}

/** The word of an answer that is no success. */
export const toldOf = (refusal: FormRefusal): string => wordOf(refusal, TOLD);
