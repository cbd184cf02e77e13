import { inStoreWords } from '@loupe/contracts/store-words';
import type { SiteKey } from '#lib/sites.ts';
import { toldText as textIn, wordOf, type FormRefusal } from '#lib/told-in-address.ts';

/** What became of a form, in the address that it leads back to: known words only, so that nobody writes their own on our page. */
const TOLD: Readonly<Record<string, string>> = {
  AppointmentTimeTakenError:
    'Somebody else has just taken that time. What you typed is still here: choose another time.',
  AppointmentLimitError: 'You can have three appointments at a time. Give one up, or ring the {store}.',
  AppointmentClosedError:
    'This appointment has ended, or is too near to be changed here. Please ring the {store}.',
  AppointmentNotFoundError: 'We do not find this appointment. Use the link in our last e-mail about it.',
  TooManyAttemptsError: 'That was asked too often. Please try again {wait}, or ring the {store}.',
  ReCaptchaError: 'We could not check that you are not a robot. Please ring the {store}.',
  startsAt: 'Choose one of the times.',
  note: 'Please say it in up to 500 characters.',
  'contact.firstName': 'Please enter your first name, up to 50 letters.',
  'contact.lastName': 'Please enter your last name, up to 50 letters.',
  'contact.email': 'An e-mail address looks like name@example.com.',
  'contact.phone': 'A phone number has 10 to 15 digits.',
  failed: 'Something went wrong on our side, and nothing was booked. Please try again.',
};

/** The input that a word is about; null for the whole form. */
export function toldInput(told: string | undefined): string | null {
  if (told === undefined || !(told in TOLD)) return null;
  if (told === 'note') return told;
  return told.startsWith('contact.') ? told.slice('contact.'.length) : null;
}

export function toldText(site: SiteKey, told: string | undefined): string | null {
  const text = textIn(TOLD, told);
  return text === null ? null : inStoreWords(site, text);
}

/** The word of an answer that is no success. */
export const toldOfAnswer = (refusal: FormRefusal): string => wordOf(refusal, TOLD);
