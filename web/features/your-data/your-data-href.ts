import { readTold } from '#lib/told-in-address.ts';

/** Where the forms are sent. */
export const ROUTES = {
  request: '/api/privacy/request',
  guest: '/api/privacy/guest',
  cancel: '/api/privacy/cancel',
  copy: '/api/privacy/copy',
} as const;

export const ACCOUNT_PAGE = '/my-account/privacy';
/** For guests, and for the links of e-mails. */
export const GUEST_PAGE = '/your-data';

export type Kind = 'copy' | 'erasure';
export const isKind = (word: string | null): word is Kind => word === 'copy' || word === 'erasure';

/** What became of a form: known words only, so that nobody writes their own on our page. */
export const TOLD = {
  asked: { tone: 'ok', words: 'Thank you. We will write to you by e-mail, usually within ten minutes.' },
  guest: {
    tone: 'ok',
    words:
      'Thank you. If the number and the e-mail belong together, we will write to that e-mail, usually within ten minutes.',
  },
  kept: { tone: 'ok', words: 'Nothing will be erased. Your data stay as they are.' },
  password: { tone: 'error', words: 'That is not your password. Nothing has changed.' },
  limit: {
    tone: 'error',
    words: 'That was tried too often. Please try again {wait}.',
  },
  robot: {
    tone: 'error',
    words:
      'We have to check that you are not a robot, and need your password once more for that. If it does not work, please ring us.',
  },
  fields: { tone: 'error', words: 'Please fill in every field. Nothing has been sent.' },
  link: {
    tone: 'error',
    words:
      'This link has ended or been used, or the number is not that of your order. Ask again, or ring us.',
  },
  failed: {
    tone: 'error',
    words: 'Something went wrong on our side, and nothing has changed. Please try again.',
  },
} as const;
/** The limit has the seconds to wait, where the answer says them. */
export type Told = keyof typeof TOLD | `limit-${number}`;

/** What the address of a page tells; null when it is nothing that we know. */
export function toldOf(told: string | undefined): { tone: 'ok' | 'error'; words: string } | null {
  const { word, wait } = readTold(told ?? '');
  if (!Object.hasOwn(TOLD, word)) return null;
  const { tone, words } = TOLD[word as keyof typeof TOLD];
  return { tone, words: words.replace('{wait}', wait) };
}

export const hrefOf = (page: typeof ACCOUNT_PAGE | typeof GUEST_PAGE, told: Told): string =>
  `${page}?${new URLSearchParams({ told })}`;
