import { NOTHING_TAKEN, STAY, type RefusalsOf } from './refusal-type.ts';

type AttemptFailure = 'GiftCardNotValid' | 'GiftCardUnavailable' | 'TooManyAttemptsError' | 'ReCaptchaError';

/** A gift card of the bag does not pay, or too much was tried. The method's fields keep their values. */
export const GIFT_CARD_REFUSALS: RefusalsOf<AttemptFailure> = {
  GiftCardNotValid: () => ({
    ...STAY,
    refetchCart: true,
    title: 'A gift card no longer pays what it did.',
    text: `${NOTHING_TAKEN} Your order now shows what is on it. Check what is left to pay, then pay.`,
  }),
  GiftCardUnavailable: () => ({
    ...STAY,
    refetchCart: true,
    title: 'Gift cards are unavailable just now.',
    text: `${NOTHING_TAKEN} Your bag is as it was. Try again, or remove the gift card and pay another way.`,
  }),
  TooManyAttemptsError: ({ retryAfterSeconds }) => ({
    ...STAY,
    refetchCart: true,
    title: 'Too many attempts.',
    text: `${NOTHING_TAKEN} Your bag is as it was. Try again ${waitInWords(retryAfterSeconds)}.`,
  }),
  ReCaptchaError: () => ({
    ...STAY,
    refetchCart: true,
    title: 'We could not check that you are not a robot.',
    text: `${NOTHING_TAKEN} Your bag is as it was. Please try again, or call us and we will take your order.`,
  }),
};

const MINUTE_S = 60;

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes > 1 ? `in ${minutes} minutes` : 'in a minute';
}
