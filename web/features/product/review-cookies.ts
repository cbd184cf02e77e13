import { cookieValue } from '../../lib/cookie-value.ts';
import { readDraft, writeDraft, type ReviewDraft } from './review-draft.ts';

/** Where a review that was not taken is shown again. */
export const DRAFT_PAGE = '/write-review';

/** A browser keeps 4,096 bytes of a cookie with its name; three of these hold the longest draft. */
const CHUNK = 3_600;
const NAMES = ['reviewDraft', 'reviewDraft2', 'reviewDraft3'];
const TEN_MINUTES = 600;

/**
 * The values of set-cookie headers by which the answer to the form hands a review to the page that shows it again, so that a reload of
 * that page sends nothing. It is in no address, for those are kept in logs. @param draft null clears it
 */
export function draftCookies(draft: ReviewDraft | null, { isSecure }: { isSecure: boolean }): string[] {
  const written = draft === null ? '' : writeDraft(draft);
  return NAMES.map((name, number) => {
    const value = written.slice(number * CHUNK, (number + 1) * CHUNK);
    const age = value === '' ? 0 : TEN_MINUTES;
    const attributes = `Path=${DRAFT_PAGE}; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
    return `${name}=${value}; ${attributes}`;
  });
}

/** The review in a `cookie` header; null where there is none, or none of ours. */
export const draftOfCookies = (header: string | null): ReviewDraft | null =>
  readDraft(NAMES.map((name) => cookieValue(header, name) ?? '').join(''));
