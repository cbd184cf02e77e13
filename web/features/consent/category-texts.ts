import type { Category } from './categories.ts';

/** In a file of its own: the first script of a page does not need it. */
export const CATEGORY_TEXTS: Readonly<Record<Category, { title: string; text: string }>> = {
  necessary: {
    title: 'Necessary',
    text: 'Your bag, your account and the checkout. The shop does not work without these.',
  },
  experience: {
    title: 'Experience',
    text: 'Remembers what you looked at and searched for, tells our search so that results suit you, and lets us try out different versions of a page.',
  },
  statistics: {
    title: 'Statistics',
    text: 'Counts which pages are read, what is added to bags and ordered, and where something goes wrong. It does not say who you are.',
  },
  marketing: {
    title: 'Marketing',
    text: 'Lets us and our partners show you our pieces elsewhere and see whether that led to an order.',
  },
};
