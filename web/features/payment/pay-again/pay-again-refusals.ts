import { formatMoney } from '@loupe/money/format';
import { waitInWords } from '@loupe/rate-limit/rate-limited';
import type { LeavePayAgainMutation, PayAgainMutation, ValidatePayAgainMutation } from '#gql/graphql.ts';
import type { CartPageFailure } from '#features/cart/cart-page-message.ts';
import { NOTHING_TAKEN, STAY, type Refusal } from '#features/payment/refusal-type.ts';

/** What the graph answers, or the page's own value for a failed call. */
export type PayAgainAnswer =
  | PayAgainMutation['payAgain']
  | ValidatePayAgainMutation['validatePayAgain']
  | Exclude<LeavePayAgainMutation['leavePayAgain'], { __typename: 'PayAgainLeft' }>
  | { readonly __typename: CartPageFailure }
  | { readonly __typename: 'PaymentTokenError' }
  | { readonly __typename: 'PaymentUnavailableError' }
  | { readonly __typename: 'CheckoutInProgress' };

type Refused = Exclude<
  PayAgainAnswer,
  { __typename: 'OrderPaidAgain' | 'OrderPending' | 'CheckoutInProgress' }
>;
type Words = {
  readonly [Name in Refused['__typename']]: (refused: Extract<Refused, { __typename: Name }>) => Refusal;
};

const DECLINES: Readonly<Record<string, string>> = {
  'insufficient-funds': 'The bank says there are not enough funds.',
  'expired-card': 'The bank says it has expired.',
  'security-code': 'The bank says the security code is not right.',
  'address-mismatch': 'The billing address of your order does not match the one your bank has.',
  'card-not-accepted': 'We do not take this kind of card.',
  'authentication-failed': 'Your bank could not confirm that it was you.',
};

const again = (title: string, text = 'Please try again.'): Refusal => ({
  ...STAY,
  reloadFields: true,
  title,
  text: `${NOTHING_TAKEN} ${text}`,
});
const UNSENT = again('This payment was not sent.');

/** By the failure's name; a new failure without a text does not compile. None of them has taken anything. */
const WORDS: Words = {
  PaymentDeclinedError: ({ reason }) => ({
    ...STAY,
    title: 'Your bank did not approve this card.',
    text: [DECLINES[reason], NOTHING_TAKEN, 'Check the details, or use another card.']
      .filter(Boolean)
      .join(' '),
  }),
  PaymentTokenError: () => again('Your card details have timed out.', 'Please enter them again.'),
  PaymentUnavailableError: () => again('We could not reach your bank.', 'Try again, or use another card.'),
  PaymentExpired: () =>
    again(
      'Your bank’s check has expired.',
      'Its time ran out, or you paid in another window. Please try again.',
    ),
  PriceChangedError: ({ total }) => ({
    ...again(
      `The amount is now ${formatMoney(total)}.`,
      'A part of your order was cancelled. Load this page again to pay the rest.',
    ),
    next: 'bag',
  }),
  LinkExpiredError: () => again('This link has expired.', 'Find your order by its number to pay.'),
  NothingToPayError: () => again('There is nothing to pay any more.', 'Your order has its money.'),
  OrderCancelledError: () => again('This order is cancelled.', 'There is nothing to pay.'),
  TooManyAttemptsError: ({ retryAfterSeconds }) =>
    again('Too many attempts.', `Try again ${waitInWords(retryAfterSeconds)}, or call us.`),
  ReCaptchaError: () =>
    again('We could not check that you are not a robot.', 'Please try again, or call us.'),
  IdempotencyConflictError: () => UNSENT,
  ValidationError: () => UNSENT,
  CartNotFoundError: () => UNSENT,
  DiscountCodesError: () => UNSENT,
  SessionExpiredError: () => UNSENT,
};

export function refusalOf(refused: Refused): Refusal {
  // Undefined for a failure of a service newer than this page.
  const words = WORDS[refused.__typename] as ((refused: Refused) => Refusal) | undefined;
  return words?.(refused) ?? UNSENT;
}

/** The shopper has left the bank's check. */
export const LEFT: Refusal = {
  ...STAY,
  tone: 'info',
  title: 'You left your bank’s check.',
  text: `${NOTHING_TAKEN} Pay with another card, or try this one again.`,
};
