/** The answer to the question about cookies, as the storefront writes it: categories, version of the text, and the id under which it is stored. */
const ANSWER = /^([a-z.]+):\d{1,6}:([\da-f-]{36})$/;

export interface ConsentAnswer {
  /** That the visitor agreed to. */
  readonly categories: readonly string[];
  readonly id: string;
}

/** @param value of the cookie `cookieConsent` @returns undefined where it is no answer */
export function answerIn(value: string | undefined): ConsentAnswer | undefined {
  const [, categories, id] = ANSWER.exec(value ?? '') ?? [];
  return categories === undefined || id === undefined ? undefined : { categories: categories.split('.'), id };
}
