import { CONSENT_TEXT_VERSION } from '@loupe/contracts/consent-text';

/** The answer to the question about cookies, as the storefront writes it: categories, version of the text, and the id under which it is stored. */
const ANSWER = /^([a-z.]+):(\d{1,6}):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export interface ConsentAnswer {
  /** That the visitor agreed to. */
  readonly categories: readonly string[];
  readonly id: string;
}

/** @param value of the cookie `cookieConsent` @returns undefined where it is no answer to the present text */
export function answerIn(value: string | undefined): ConsentAnswer | undefined {
  const [, categories, version, id] = ANSWER.exec(value ?? '') ?? [];
  if (categories === undefined || id === undefined || Number(version) !== CONSENT_TEXT_VERSION)
    return undefined;
  return { categories: categories.split('.'), id };
}
