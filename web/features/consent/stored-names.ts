import type { Category } from './categories.ts';

/** Something that the shop keeps in a visitor's browser. */
export type StoredName = {
  readonly name: string;
  /** Of the names of cookies that tags of others set: the shop knows only how they begin. */
  readonly pattern?: RegExp;
  readonly where: 'cookie' | 'local' | 'session';
  readonly category: Category;
  /** For the settings page. */
  readonly purpose: string;
  readonly life: string;
};

const TAB = 'Until the tab is closed';
const CLEARED = 'Until you clear it';

/**
 * Everything the shop and its tags keep in a browser; nothing else may be. The settings page shows this list, withdrawing consent clears by it, and a
 * browser test compares it with what is there after 30 pages.
 */
export const STORED: readonly StoredName[] = [
  necessary(
    'session',
    'cookie',
    'Knows your bag and your account. Over https its name begins with __Host- or __Secure-.',
    '30 days',
  ),
  necessary('cookieConsent', 'cookie', 'Your answer to the question about cookies.', '182 days'),
  necessary('notCounted', 'cookie', 'Your wish that we do not count your visits.', '400 days'),
  necessary('preview', 'cookie', 'Editors of the shop only: shows a page before it is published.', '8 hours'),
  necessary('waitingRoom', 'cookie', 'Your place in the queue before a release.', '1 day'),
  necessary('reviewDraft', 'cookie', 'A review that we could not take, to show it again.', '10 minutes'),
  necessary('reviewDraft2', 'cookie', 'The second part of a long one.', '10 minutes'),
  necessary('reviewDraft3', 'cookie', 'The third part of a long one.', '10 minutes'),
  necessary(
    'reservationTyped',
    'cookie',
    'What you typed to reserve a piece, when we could not take it, to show it again.',
    '10 minutes',
  ),
  necessary(
    'appointmentTyped',
    'cookie',
    'What you typed to book an appointment, when we could not take it, to show it again.',
    '10 minutes',
  ),
  necessary('bagQuantity', 'local', 'The number beside the bag.', CLEARED),
  necessary('list', 'local', 'Which hearts you have pressed.', CLEARED),
  necessary('signedIn', 'local', 'Whether to ask at once if you are still signed in.', CLEARED),
  necessary(
    'cartPageMessage',
    'local',
    'A message that the bag has still to show you.',
    'Until it was shown',
  ),
  necessary('cartPageMessages', 'session', 'Messages that the bag shows.', TAB),
  necessary('globalMessages', 'session', 'Messages that you have not closed.', TAB),
  necessary('closeBagUrl', 'session', 'The page that “Continue shopping” leads back to.', TAB),
  necessary('guestDetails', 'session', 'What you typed at the checkout.', TAB),
  necessary('shippingOption', 'session', 'Delivery or collection.', TAB),
  necessary('lastOrder', 'session', 'The number of the order you have just placed.', TAB),
  necessary('wallet-approval', 'session', 'What you have agreed to at PayPal.', TAB),
  necessary('sent-to-provider', 'session', 'Which payment you have left our page to agree to.', TAB),
  necessary('paying-by', 'session', 'How you pay, while the payment runs.', TAB),
  {
    name: 'searches',
    where: 'local',
    category: 'experience',
    life: CLEARED,
    purpose: 'The last five things you searched for.',
  },
  {
    name: 'recentlyViewed',
    where: 'local',
    category: 'experience',
    life: CLEARED,
    purpose: 'The last ten pieces you looked at.',
  },
  {
    name: 'announcedOrders',
    where: 'local',
    category: 'statistics',
    life: CLEARED,
    purpose: 'Which of your orders we have counted, so that none counts twice.',
  },
  {
    name: 'announcedRefunds',
    where: 'local',
    category: 'statistics',
    life: CLEARED,
    purpose: 'Which pieces that came back we have counted, so that none counts twice.',
  },
  {
    name: 'begunCheckout',
    where: 'session',
    category: 'statistics',
    life: TAB,
    purpose: 'The bag of which we have counted that its checkout began.',
  },
  {
    name: 'searchSession',
    where: 'session',
    category: 'experience',
    life: TAB,
    purpose: 'Tells our search what was looked at in one visit.',
  },
  {
    name: 'x-attraqt-clusterid',
    where: 'cookie',
    category: 'experience',
    life: '1 day',
    purpose: 'Which group of visitors our search takes you for.',
  },
  {
    name: 'abgroup',
    where: 'cookie',
    category: 'experience',
    life: '1825 days, or what your browser allows',
    purpose: 'Which version of a page you see while we try out two.',
  },
  {
    name: 'keptEvents',
    where: 'session',
    category: 'marketing',
    life: TAB,
    purpose: 'What we have still to tell our tag manager about pages where it is not used, such as your bag.',
  },
  {
    name: 'toldEvents',
    where: 'local',
    category: 'marketing',
    life: CLEARED,
    purpose: 'What one of your tabs has told our tag manager, so that no other tab tells it again.',
  },
  marketing('_ga…', /^_ga[\w-]*$/, 'Tells Google’s tags that visits are of one browser.', '2 years'),
  marketing('_gcl_…', /^_gcl_[\w-]+$/, 'Tells Google which of its advertisements led you here.', '90 days'),
  marketing('_fbp', /^_fbp$/, 'Tells Meta that visits are of one browser.', '90 days'),
  marketing('_fbc', /^_fbc$/, 'Tells Meta which of its advertisements led you here.', '90 days'),
];

function necessary(name: string, where: StoredName['where'], purpose: string, life: string): StoredName {
  return { name, where, category: 'necessary', purpose, life };
}

function marketing(name: string, pattern: RegExp, purpose: string, life: string): StoredName {
  return { name, pattern, where: 'cookie', category: 'marketing', purpose, life };
}
