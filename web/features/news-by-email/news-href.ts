/** The forms of the page of news. */
export const NEWS_ROUTE = '/api/news';

/** What became of an answer: known words only, so that nobody writes their own on our page. */
export const TOLD = {
  yes: 'Thank you. You will hear from us, and every e-mail says how to stop it.',
  no: 'We will not write to you about news. E-mails about your orders still come.',
  unknown: 'We do not know this link. Please use the one of our last e-mail, or ring us.',
  failed: 'Something went wrong on our side, and nothing has changed. Please try again.',
} as const;
export type Told = keyof typeof TOLD;

export const isTold = (word: string | undefined): word is Told =>
  word !== undefined && Object.hasOwn(TOLD, word);

export const newsHref = (told: Told, token: string): string =>
  `/news?${new URLSearchParams(told === 'failed' ? { told, token } : { told })}`;
