import type { FailureOf } from '../failures.ts';

/** A gift card of a bag. Payments stores its number and PIN under this id. */
export interface GiftCard {
  readonly id: string;
  readonly maskedNumber: string;
  /** Pence, as the provider last named it. */
  readonly balance: number;
  /** The bag and the owner it was added to; both differ from the current ones after a merge at sign-in. */
  readonly addedTo: string;
  readonly addedBy: string;
}

/** EN-04: a gift card with what it pays of a total. */
export interface AppliedGiftCard extends GiftCard {
  /** Pence. */
  readonly taken: number;
}

/** The most gift cards that pay for one order. A bag merged at sign-in may have more. */
export const MAX_GIFT_CARDS = 10;

/** What each card pays of the total: in the given order, as much as it has, until nothing is left. @param total pence */
export function applyGiftCards(cards: readonly GiftCard[], total: number): AppliedGiftCard[] {
  let left = total;
  let used = 0;
  return cards.map((card) => {
    const taken = used < MAX_GIFT_CARDS ? Math.min(card.balance, left) : 0;
    left -= taken;
    used += taken > 0 ? 1 : 0;
    return { ...card, taken };
  });
}

/** Pence that a bag's gift cards themselves cost. */
export function giftCardsBought(
  lines: readonly { readonly giftCardValue?: number; readonly unitAmounts: readonly number[] }[],
): number {
  return lines
    .filter(({ giftCardValue }) => giftCardValue !== undefined)
    .flatMap(({ unitAmounts }) => unitAmounts)
    .reduce((sum, amount) => sum + amount, 0);
}

/** EN-04: giftCardSavings, in pence. */
export function giftCardSavings(cards: readonly { readonly taken: number }[]): number {
  return cards.reduce((sum, { taken }) => sum + taken, 0);
}

/** A gift card to look up and keep for a bag. */
export interface GiftCardToAdd {
  readonly site: string;
  readonly cartId: string;
  readonly owner: string;
  readonly cardNumber: string;
  readonly pin: string;
  readonly ipAddress: string;
  readonly reCaptchaToken: string | null;
}

/** A gift card that payments has stored, with its balance in pence. */
export interface KnownGiftCard {
  readonly type: 'GiftCard';
  readonly id: string;
  readonly maskedNumber: string;
  readonly balance: number;
}

export type GiftCardAnswer =
  | KnownGiftCard
  | FailureOf<'GiftCardNotValid' | 'GiftCardTooManyAttempts' | 'GiftCardUnavailable' | 'ReCaptchaError'>;
