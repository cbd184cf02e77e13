import type { ApplicationStatus } from '../payment/waiting.ts';

/** What a provider tells of its own accord, in our words. Plain JSON: ids alone, and nothing of a person. */
export type ProviderNotice =
  /** The shopper has agreed. Nothing is placed by it: their page asks. */
  | { readonly kind: 'approved' }
  /** The shopper has agreed, or the provider has decided: the payment goes on although nobody's page asks. */
  | {
      readonly kind: 'goes-on';
      /** The order number. */
      readonly reference: string;
      /** Our id of the request. */
      readonly transactionId: string;
      /** The provider's id of what was begun there, where an answer that named it may have been lost. */
      readonly begun?: string;
      /** EU-23, of a loan: as the provider said when it was asked about the message. */
      readonly applicationStatus?: ApplicationStatus;
    }
  /** The provider has given up an authorisation. */
  | {
      readonly kind: 'hold-gone';
      readonly authorisationId: string;
      /** The order number. */
      readonly reference: string;
      /** Our id of the request by which it was made; null where the provider does not name it. */
      readonly transactionId: string | null;
    }
  /** The provider takes money of a capture back until a dispute has ended. */
  | ({ readonly kind: 'dispute-opened' } & OpenedDispute)
  | { readonly kind: 'dispute-ended'; readonly disputeId: string; readonly isWon: boolean }
  /** About what we have asked for ourselves, or what nothing follows from. */
  | { readonly kind: 'no-news'; readonly about: string };

/** Ids are the provider's. */
export interface OpenedDispute {
  readonly disputeId: string;
  readonly captureId: string;
  /** The order number. */
  readonly reference: string;
  readonly minorUnits: number;
  readonly currency: string;
  /** The provider's word for why. */
  readonly reason: string;
  /** ISO 8601: until when we can answer; null where the provider says none. */
  readonly answerBy: string | null;
}

/** What follows from a notice once it was looked at. */
export type NoticeEnding =
  /** Done, in words for operators. */
  | { readonly kind: 'done'; readonly outcome: string }
  /** It is about something that we do not know yet: tried again. */
  | { readonly kind: 'later'; readonly outcome: string };
