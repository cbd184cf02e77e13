import { randomUUID } from 'node:crypto';
import { CATEGORIES, OPTIONAL, TEXT_VERSION, type Category } from '../categories.ts';
import { readAnyConsent, readUnproven, type Consent } from '../consent-cookie.ts';

/** What the proof can be stored under: the cookie may have been written by anybody. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The answer in a form of the dialog or of the settings page: `choice` is `all`, `none` or `some`, the latter with a
 * field for each accepted category.
 * @param given `text`, the version that the form showed, for which alone the answer counts; `cookies` of the visitor, whose consent id stays the
 * same when they change their mind, unless their last answer has no proof
 * @returns null for anything else
 */
export function answerIn(
  form: URLSearchParams,
  { text, cookies }: { text: string | null; cookies: string | null },
  newId = randomUUID,
): Consent | null {
  const accepted = acceptedIn(form);
  if (accepted === null || text === null || !/^[1-9]\d{0,4}$/.test(text)) return null;
  // A refusal without proof may be stored after this answer, by whatever process keeps it: it must not count for what is answered now.
  const kept = readUnproven(cookies) === null ? readAnyConsent(cookies)?.consentId : undefined;
  const consentId = kept !== undefined && UUID.test(kept) ? kept : newId();
  return { categories: ['necessary', ...accepted], textVersion: Number(text), consentId };
}

/** What an answer allows by the present text: of one to another text, only what is necessary. */
export const agreedTo = ({ categories, textVersion }: Consent): readonly Category[] =>
  textVersion === TEXT_VERSION ? categories : ['necessary'];

function acceptedIn(form: URLSearchParams): Category[] | null {
  switch (form.get('choice')) {
    case 'all':
      return [...OPTIONAL];
    case 'none':
      return [];
    case 'some':
      return CATEGORIES.filter((category) => category !== 'necessary' && form.has(category));
    default:
      return null;
  }
}
