import type { Delivery, DeliveryReport, Reader, SoldGiftCard } from '../../domain/gift-card/delivery.ts';
import type { CancelAnswer, Issue, IssueChange, UndoneAnswer } from '../../domain/gift-card/issue.ts';
import type { Amount } from '../../domain/payment/payment.ts';
import type { GiftCard } from './gift-cards.ts';

export type IssueAnswer =
  | { readonly kind: 'issued'; readonly card: GiftCard; readonly providerId: string }
  /** Proof that nothing was sent. */
  | { readonly kind: 'not-sent' }
  /** Proof that no card was issued. */
  | {
      readonly kind: 'refused';
      /** The provider's. */
      readonly code: string;
    }
  /** A card may have been issued. */
  | { readonly kind: 'no-answer' };

interface IssueRequest {
  readonly amount: Amount;
  /** Our code of the request. */
  readonly transactionId: string;
}

/** The provider of gift cards, as the shop that sells them uses it. */
export interface GiftCardIssuer {
  issue(request: IssueRequest, timeoutMs: number): Promise<IssueAnswer>;
  /** Reverses a request whose answer was lost. */
  undo(request: IssueRequest): Promise<UndoneAnswer>;
  /** Takes the whole value back, or nothing. A repeated cancellation changes nothing and succeeds. */
  cancel(order: {
    readonly amount: Amount;
    readonly transactionId: string;
    readonly providerId: string;
    readonly giftCardId: string;
  }): Promise<CancelAnswer>;
  /** How many calls it would accept now. */
  room(): number;
}

/** A gift card that was sold can be used. */
export interface IssuedGiftCard {
  readonly issueId: string;
  readonly placementId: string;
  readonly orderId: string;
  readonly shipmentId: string;
  readonly sku: string;
  readonly site: string;
  readonly amount: Amount;
}

export interface IssueStore {
  /** Those due, leased: nobody else claims them until the lease has ended. */
  claim(limit: number): Promise<Issue[]>;
  /** The request is committed before it is sent. @returns false when another process has changed the issue */
  markSent(issue: Issue, transactionId: string): Promise<boolean>;
  /** Seals the card, books the issue and publishes it, in one transaction. @returns false when the issue was changed since it was sent */
  recordIssued(
    issue: Issue,
    issued: Extract<IssueAnswer, { kind: 'issued' }> & { readonly transactionId: string },
  ): Promise<boolean>;
  /** A cancellation is booked. @param transactionId of the request that was answered, or of the issue @returns false when it was changed */
  change(issue: Issue, change: IssueChange, transactionId: string | undefined): Promise<boolean>;
}

/** Which gift card: one issue of a placement. */
interface IssueOf {
  readonly placementId: string;
  readonly issueId: string;
}

/** What becomes of sold gift cards once they are issued. */
export interface DeliveryStore {
  /**
   * Where the vault has a card, for this reader; a look by a person and the delivery that it is are written with it. Undefined for a card
   * that was not issued by the placement, was returned, or is forgotten.
   */
  open(
    of: IssueOf,
    reader: Reader,
  ): Promise<
    { readonly giftCardId: string; readonly amount: Amount; readonly delivery: Delivery } | undefined
  >;
  record(of: IssueOf, report: DeliveryReport): Promise<void>;
  /** Sold cards of placements, the newest first. */
  sold(placementIds: readonly string[]): Promise<SoldGiftCard[]>;
}
