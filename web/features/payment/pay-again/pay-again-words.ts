import type { PayAgainState } from '#gql/graphql.ts';

type Words = { title: string; text: string };

/** What the page of a link says when there is nothing to pay on it, and whether money was taken. */
export const PAY_AGAIN_WORDS: Readonly<Record<PayAgainState, (orderNumber: string) => Words>> = {
  // Without an amount.
  DUE: () => UNANSWERED,
  CHECKING: (number) => ({
    title: 'We are checking with your bank',
    text: `A payment for order ${number} is under way. Do not pay again; we will e-mail you within 15 minutes.`,
  }),
  PAID: (number) => ({
    title: 'This order is paid for',
    text: `Order ${number} has its money, and there is nothing more to do. We charge your card when the order leaves us, and only once.`,
  }),
  NOTHING_DUE: (number) => ({
    title: 'There is nothing to pay',
    text: `Your bank holds the money for order ${number} again. Nothing has been taken, and there is nothing more to do.`,
  }),
  ORDER_CANCELLED: (number) => ({
    title: 'This order is cancelled',
    text: `There is nothing to pay for order ${number}, and nothing has been taken.`,
  }),
  EXPIRED: (number) => ({
    title: 'This link has expired',
    text: `Nothing has been taken. If we have sent you a later e-mail about order ${number}, its link works. Otherwise find the order by its number and your e-mail address: you can pay there.`,
  }),
};

export const UNKNOWN: Words = {
  title: 'This link does not work',
  text: 'Part of it may be missing. Nothing has been taken. Copy the whole link from our e-mail, or find your order by its number.',
};

export const UNANSWERED: Words = {
  title: 'We cannot show this just now',
  text: 'It is at our end, and we are sorry. Nothing has been taken. Please load this page again in a few minutes.',
};
