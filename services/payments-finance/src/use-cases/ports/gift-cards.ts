import type { Amount } from '../../domain/payment/payment.ts';
import type { TokenOwner } from '../../domain/payment/payer.ts';

/** A gift card as the shopper types it. Never logged, and stored only encrypted. */
export interface GiftCard {
  /** Digits only. */
  readonly number: string;
  readonly pin: string;
}

/** A stored gift card without its secrets. */
export interface StoredGiftCard {
  readonly id: string;
  /** E.g. XXXXXXXXXXXXXXX0100. */
  readonly maskedNumber: string;
  /** Identifies the number without naming it: keyed, base64url. */
  readonly digest: string;
}

/** The gift cards of bags. */
export interface GiftCardVault {
  /** Stores the card, or finds the one with its number that the cart and shopper already have. */
  add(card: GiftCard, owner: TokenOwner): Promise<StoredGiftCard>;
  /** Undefined for one of another cart, shopper or site. A found card counts as used now. */
  find(id: string, owner: TokenOwner): Promise<StoredGiftCard | undefined>;
  /** For calls of the provider only. */
  reveal(id: string): Promise<GiftCard | undefined>;
  /** One that a tender names is kept: it may still be captured or refunded. */
  remove(id: string, owner: TokenOwner): Promise<void>;
  /** Keyed digests of a number, one for each accepted key, for counters. */
  digestsOf(number: string): string[];
}

export type BalanceAnswer =
  | {
      readonly kind: 'valid';
      /** Zero for an empty card. */
      readonly balance: Amount;
      /** yyyy-MM-dd; undefined for a card that does not expire. */
      readonly expiresOn: string | undefined;
    }
  /** Unknown, wrong PIN, expired, not activated or blocked. */
  | { readonly kind: 'not-valid' }
  | { readonly kind: 'unavailable' };

export interface GiftCardBalances {
  balanceOf(card: GiftCard, timeoutMs: number): Promise<BalanceAnswer>;
}

const SHOWN_DIGITS = 4;

/** As the card provider masks numbers. */
export const maskedNumber = (number: string): string =>
  'X'.repeat(number.length - SHOWN_DIGITS) + number.slice(-SHOWN_DIGITS);
