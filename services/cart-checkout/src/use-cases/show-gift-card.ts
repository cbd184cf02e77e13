import { isUuid } from '@loupe/database/uuid';
import { DependencyDownError } from '@loupe/messaging/errors';
import type { BoughtGiftCard, GiftCardReader, GiftCardRef } from '../domain/order/bought-gift-card.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';

/** The password was asked for and was right: number and PIN are shown for so long. */
const CONFIRMED_MS = 5 * 60_000;

export interface ShowGiftCardPorts {
  readonly giftCardOrders: {
    /** Of the shopper's own order. */
    placementOf(shopper: Shopper, orderNumber: string): Promise<string | undefined>;
  };
  readonly payments: {
    revealGiftCard(of: GiftCardRef, reader: GiftCardReader): Promise<BoughtGiftCard | null>;
  };
  readonly now: () => Date;
}

export interface GiftCardAsked {
  readonly giftCardId: string;
  readonly orderNumber: string;
  /** When this session's password was last confirmed, apart from signing in. */
  readonly passwordConfirmedAt: Date | null;
}

export type ShowGiftCardResult =
  | { readonly type: 'GiftCardShown'; readonly card: BoughtGiftCard }
  | FailureOf<'PasswordRequiredError' | 'GiftCardNotFoundError' | 'GiftCardUnavailable'>;

/** It reaches the database only in this form. */
const ORDER_NUMBER = /^[A-Z0-9]{6,20}$/;

/** Number and PIN of a gift card that the customer has bought. Payments writes each look down. */
export async function showGiftCard(
  { giftCardOrders, payments, now }: ShowGiftCardPorts,
  shopper: Shopper,
  { giftCardId: issueId, orderNumber, passwordConfirmedAt }: GiftCardAsked,
): Promise<ShowGiftCardResult> {
  const age = passwordConfirmedAt === null ? Infinity : now().getTime() - passwordConfirmedAt.getTime();
  if (age > CONFIRMED_MS) return { type: 'PasswordRequiredError' };
  if (!isUuid(issueId) || !ORDER_NUMBER.test(orderNumber)) return { type: 'GiftCardNotFoundError' };
  const placementId = await giftCardOrders.placementOf(shopper, orderNumber);
  if (placementId === undefined) return { type: 'GiftCardNotFoundError' };
  try {
    const reader = { kind: 'buyer', name: shopper.owner } as const;
    const card = await payments.revealGiftCard({ placementId, issueId }, reader);
    return card === null ? { type: 'GiftCardNotFoundError' } : { type: 'GiftCardShown', card };
  } catch (error) {
    if (!(error instanceof DependencyDownError)) throw error;
    return { type: 'GiftCardUnavailable' };
  }
}
