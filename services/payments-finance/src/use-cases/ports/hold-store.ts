import type { EndingHold, HoldVerdict } from '../../domain/payment/hold-terms.ts';
import { HOLD } from '../../domain/settlement/settlement.ts';
import type { StoredCard } from '../../domain/payment/judge-authorisation.ts';
import type { PaymentMethod } from '../../domain/payment/payment.ts';

export interface HoldStore {
  /** Those of orders by their numbers that stand and have an end. */
  standing(references: readonly string[]): Promise<StandingHold[]>;
  /** Leases holds that are to be looked at, so that no other instance claims them meanwhile. */
  claim(limit: number): Promise<ClaimedHold[]>;
  /**
   * Decides under the payment's lock and writes what follows: the settlement that renews it, or that it has ended, which is published.
   * @returns the verdict, and the settlement that was recorded
   */
  judge(
    hold: ClaimedHold,
    decide: (ending: EndingHold, of: HeldTender, now: Date) => HoldVerdict,
  ): Promise<JudgedHold | undefined>;
}

export interface ClaimedHold {
  readonly tenderId: string;
  readonly paymentId: string;
}

export interface StandingHold extends ClaimedHold {
  readonly method: PaymentMethod;
  readonly heldUntil: Date;
}

/** Of the settlement that renews a hold: once for each end. */
export const holdReference = (heldUntil: Date): string => `${HOLD}${heldUntil.toISOString()}`;

export interface HeldTender {
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly placementId: string;
}

export interface JudgedHold extends HeldTender {
  readonly verdict: HoldVerdict;
  /** With `renew`; undefined where it was recorded before. */
  readonly settlementId: string | undefined;
}

/** Tokens of cards, sealed. Each is used for the order that it was stored for, and deleted when that has ended. */
export interface StoredCards {
  find(tenderId: string): Promise<StoredCard | undefined>;
  /** Leases those that are to be looked at. */
  claim(limit: number): Promise<ClaimedCard[]>;
  /** The provider has deleted it. */
  remove(tenderId: string): Promise<void>;
  /** @param isAttempt a deletion was attempted */
  postpone(tenderId: string, seconds: number, isAttempt: boolean): Promise<void>;
  /** Seals cards of former keys with the active one. @returns how many */
  reseal(): Promise<number>;
}

export interface ClaimedCard {
  readonly tenderId: string;
  readonly method: PaymentMethod;
  readonly storedCard: StoredCard;
  /** The order has ended, or the card is too old for a renewal. */
  readonly isOver: boolean;
  /** Of its deletion. */
  readonly attempts: number;
}
