import { NOTHING_TAKEN, STAY, type RefusalsOf } from '../../refusal-type.ts';

/** A gift card of the bag does not pay. The fields of the method beside it keep their values. */
export const GIVEX_REFUSALS: RefusalsOf<'GiftCardNotValid' | 'GiftCardUnavailable'> = {
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
};
