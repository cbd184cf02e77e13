import type {
  AddGiftCardMutation,
  GiftCardPartsFragment,
  RemoveGiftCardMutation,
} from '../../gql/graphql.ts';
import type { FailureIn } from '../../lib/failure.ts';
import { FALLBACK_MESSAGE } from '../../lib/graph-error.ts';
import { waitWords } from '../../lib/told-in-address.ts';

/** Why a gift card was not added or removed. */
export type GiftCardFailure = FailureIn<
  AddGiftCardMutation['addGiftCard'] | RemoveGiftCardMutation['removeGiftCard']
>;

/** ER-14. By the failure's name; a new failure without a text does not compile. */
const TEXTS: { readonly [Name in GiftCardFailure['__typename']]: string } = {
  GiftCardNotValid: 'We could not apply this gift card. Check the number and PIN.',
  GiftCardAlreadyApplied: 'This gift card is already applied.',
  GiftCardTooManyAttempts: 'Too many attempts. Try again {wait}.',
  GiftCardUnavailable: 'Gift cards are unavailable just now. Try again in a few minutes.',
  ReCaptchaError: 'We could not check that you are not a robot. Please try again, or call us.',
  CartNotFoundError: 'We could not find your bag. Please add your items again.',
  CheckoutInProgress:
    'A payment for this bag is under way. Please wait for it to finish before you change the bag.',
  ValidationError: 'We could not apply this gift card. Check the number and PIN.',
};

export type RefusedCard = {
  readonly __typename: GiftCardFailure['__typename'];
  readonly retryAfterSeconds?: number;
};

/** A newer service may return failures that this page does not know. */
export const giftCardFailureText = ({ __typename, retryAfterSeconds }: RefusedCard): string =>
  TEXTS[__typename]?.replace('{wait}', waitWords(retryAfterSeconds)) ?? FALLBACK_MESSAGE;

type Amounts = {
  amountTaken: { formattedPrice: string };
  remainingBalance: { formattedPrice: string };
};

/** ER-14: announced when a card was added, and shown with it. */
export const takenText = ({ amountTaken, remainingBalance }: Amounts): string =>
  `${amountTaken.formattedPrice} taken, ${remainingBalance.formattedPrice} left on your card.`;

const DIGITS_SHOWN = 4;

/** “Gift card ending 0652”. */
export function giftCardName({ cardNumber }: Pick<GiftCardPartsFragment, 'cardNumber'>): string {
  const digits = cardNumber.replace(/\D/g, '').slice(-DIGITS_SHOWN);
  return digits === '' ? 'Gift card' : `Gift card ending ${digits}`;
}
