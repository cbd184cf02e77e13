import { randomUUID } from 'node:crypto';
import { CATEGORIES, OPTIONAL, TEXT_VERSION, type Category } from '../categories.ts';
import { readAnyConsent, type Consent } from '../consent-cookie.ts';

/**
 * The answer in a form of the dialog or of the settings page: `choice` is `all`, `none` or `some`, the latter with a
 * field for each accepted category.
 * @param cookies of the visitor, whose consent id stays the same when they change their mind
 * @returns null for anything else
 */
export function answerIn(form: URLSearchParams, cookies: string | null, newId = randomUUID): Consent | null {
  const accepted = acceptedIn(form);
  if (accepted === null) return null;
  const consentId = readAnyConsent(cookies)?.consentId ?? newId();
  return { categories: ['necessary', ...accepted], textVersion: TEXT_VERSION, consentId };
}

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
