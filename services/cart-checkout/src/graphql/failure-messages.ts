import { dayInWords } from '@loupe/calendar/day-words';
import { formatMoney } from '@loupe/money/format';
import { rateLimitedMessage } from '@loupe/rate-limit/rate-limited';
import type { Failure, FailureOf } from '../domain/failures.ts';
import { mostInWords } from '../domain/cart/problems.ts';
import { listName } from '../domain/list/shopping-list.ts';

type Wording = { readonly [Type in Failure['type']]: (failure: FailureOf<Type>) => string };

/**
 * The messages shown to the shopper: what happened, what it means for the money or the bag, and what to do. The storefront shows
 * them unchanged; only the payment page has its own messages, because they name products and its own controls.
 */
const MESSAGES: Wording = {
  CartNotFoundError: () => 'We could not find your bag. Please add your items again.',
  CartEmptyError: () => 'There is nothing in your bag yet.',
  CartLimitError: () => 'Your bag is full. Take something out, or call us to order more.',
  CheckoutInProgress: () => 'We are checking with your bank. Do not pay again.',
  DeliveryDayNotOfferedError: ({ day }) => dayNotOffered(day),
  DiscountCodesError: () => 'A discount code no longer applies. Please check your total.',
  FinanceApplicationOpenError: () =>
    'You have an application for finance that is not decided yet. You can apply again when it has ended.',
  FinanceNotOfferedError: ({ message }) => message,
  FinanceUnavailableError: () =>
    'We cannot work out paying over time just now. Nothing has changed. Please try again.',
  GiftCardAlreadyApplied: () => 'This gift card is already applied.',
  GiftCardNotFoundError: () => 'We cannot show this gift card. It may have been returned.',
  GiftCardNotValid: () => 'We could not apply this gift card. Check the number and PIN.',
  GiftCardTooManyAttempts: () => 'Too many attempts. Try again later.',
  GiftCardUnavailable: () => 'Gift cards are unavailable just now. Try again in a few minutes.',
  IdempotencyConflictError: () =>
    'A payment with other details is known by this key. Reload the page and check your bag.',
  InsufficientStockError: ({ available }) => stockLeft(available),
  LineItemNotFoundError: () => 'This piece is no longer in your bag.',
  LinkExpiredError: () =>
    'This link has expired. Nothing has been taken. Find your order by its number to pay for it.',
  NothingToPayError: () => 'There is nothing to pay for this order. Nothing has been taken.',
  OrderCancelledError: () => 'This order is cancelled. Nothing has been taken, and there is nothing to pay.',
  PasswordRequiredError: () => 'Please enter your password again.',
  PiecesAppliedForError: () =>
    'Others are applying for this piece just now. Nothing has been taken. Pay for it in another way, or try again later.',
  PaymentAddressError: ({ field }) => ADDRESS_ERRORS[field] ?? ADDRESS_INCOMPLETE,
  PaymentDeclinedError: ({ reason }) => DECLINES[reason] ?? DECLINED,
  PaymentExpired: () =>
    'This payment was not finished in time. Nothing has been taken. Please check your bag and pay again.',
  PaymentMethodNotOfferedError: () => 'We do not offer this way to pay for your bag.',
  PaymentProviderUnavailable: () =>
    'Card payments are unavailable just now. Nothing has been taken. Try again in a few minutes.',
  PaymentTokenError: () =>
    'The card details have timed out. Nothing has been taken. Please enter them again.',
  PaymentUnavailableError: () =>
    'We could not take the payment. Nothing has been taken and your bag is as it was. Please try again.',
  PriceChangedError: ({ total }) =>
    `The total is now ${formatMoney(total)}. Please check your bag before you pay.`,
  ProductNotFoundError: () => 'We could not find this piece.',
  ProductNotSellableError: () =>
    'We do not sell this piece online just now. Call us, and we will help you find it.',
  QuantityLimitError: ({ most }) => `${mostInWords(most)}.`,
  ReCaptchaError: () => 'We could not check that you are not a robot. Please try again, or call us.',
  ShippingMethodNotFoundError: () => 'We do not offer this delivery for your bag.',
  ShoppingListEmptyError: ({ site }) => `There is nothing in your ${listName(site)} to send yet.`,
  ShoppingListLineItemsMaxLimitError: ({ site }) => {
    const name = listName(site);
    return `Your ${name} ${name === 'favourites' ? 'are' : 'is'} full. Remove an item to add another.`;
  },
  StoreNotFoundError: () =>
    'You can no longer collect from there. Please choose somewhere else to collect from, or delivery to your door.',
  TooManyAttemptsError: rateLimitedMessage,
};

const ADDRESS_INCOMPLETE =
  'Something is missing from your delivery or billing details. Please complete them.';
const ADDRESS_REFUSED =
  'The billing address does not match this card. Nothing has been taken. Check the address, or choose another way to pay.';
/** By the field; any other is missing. */
const ADDRESS_ERRORS: Readonly<Record<string, string>> = {
  billingAddress: ADDRESS_REFUSED,
  shippingAddress:
    'Your delivery was changed on another page. Nothing has been taken. Check where your order goes.',
  nominatedDay: 'We can no longer deliver on the day you chose. Nothing has been taken. Choose another day.',
};
const DECLINED =
  'Your bank did not approve this card. Nothing has been taken. Check the details, or choose another way to pay.';

/** By the reason codes of payments; any other reason has the message of DECLINED. */
const DECLINES: Readonly<Record<string, string>> = {
  'insufficient-funds':
    'Your bank says there are not enough funds on this card. Nothing has been taken. Try another card, or choose another way to pay.',
  'expired-card':
    'This card has expired. Nothing has been taken. Try another card, or choose another way to pay.',
  'authentication-failed':
    'Your bank could not confirm that it is you. Nothing has been taken. Try again, or choose another way to pay.',
  'address-mismatch': ADDRESS_REFUSED,
  'card-not-accepted':
    'We do not take this kind of card. Nothing has been taken. Try another card, or choose another way to pay.',
  'loan-declined':
    'The lender could not offer you this loan. Nothing has been taken, and your bag is as it was. You can choose another way to pay.',
  'loan-cancelled':
    'The application was cancelled. Nothing has been taken, and your bag is as it was. You can choose another way to pay.',
  'security-code':
    'The security code does not match this card. Nothing has been taken. Check the details, or choose another way to pay.',
};

function dayNotOffered(day: string | null): string {
  if (day === null || Number.isNaN(Date.parse(day))) return 'Choose the day on which you would like it.';
  return `We can no longer deliver on ${dayInWords(day)}. Choose another day.`;
}

function stockLeft(available: number): string {
  if (available <= 0) return 'The last one has just been sold.';
  return available === 1 ? 'Only one is left.' : `Only ${available} are left.`;
}

export function messageOf<Type extends Failure['type']>(failure: FailureOf<Type>): string {
  const word = MESSAGES[failure.type as Type] as (failure: FailureOf<Type>) => string;
  return word(failure);
}
