/**
 * BH-07: version of the text by which the shop asks about cookies, web's `category-texts.ts` and `stored-names.ts`. Raise it when either changes in
 * what it means for a visitor: an answer to another version counts nowhere, and everybody is asked again.
 */
export const CONSENT_TEXT_VERSION = 4;
