import type { ApprovalOrder, OpenedApproval, ReadApproval } from '../../domain/payment/approval.ts';
import type { Amount, PaymentMethod } from '../../domain/payment/payment.ts';
import type { AuthenticationEvidence } from '../../domain/payment/authentication.ts';
import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { HoldTerms } from '../../domain/payment/hold-terms.ts';
import type { AuthorisationAnswer, StoredCard } from '../../domain/payment/judge-authorisation.ts';
import type { NoticeReader } from '../../domain/notice/notice-reading.ts';
import type { OrderContent } from '../../domain/payment/order-content.ts';
import type { NextAction } from '../../domain/payment/next-action.ts';
import type { ReversalAnswer } from '../../domain/payment/reversal-schedule.ts';
import type { SettlementAnswer, UndoAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { Captures } from '../../domain/settlement/settlement-step.ts';
import type { MovementKind, ProviderMovement } from '../../domain/settlement/reconcile.ts';
import type { ApplicationStatus, Waiting, WaitingTerms, WaitStanding } from '../../domain/payment/waiting.ts';
import type { Browser } from './payer-authentication.ts';
import type { BillTo, TokenOwner } from '../../domain/payment/payer.ts';

/** What a provider can do; decisions read this instead of naming a provider. */
export interface Capabilities {
  readonly captures: Captures;
  /** Whether a part of the held amount can be captured. */
  readonly partialCapture: boolean;
  /** Days after a capture within which it can be refunded. */
  readonly refundDays: number;
  /** How long it holds, and how that is renewed; undefined: until it is captured or reversed. */
  readonly hold?: HoldTerms;
  /** `takes`: the money moves with the authorisation. */
  readonly authorisation: 'holds' | 'takes';
  /**
   * Repeats an authorisation without an answer on another host under the same transaction id: that one of them is reversed does not
   * prove that the other is not still to arrive.
   */
  readonly repeatsElsewhere?: boolean;
  /**
   * A request that is sent again under its transaction id moves nothing twice: what became of one without an answer is learnt by `undo`,
   * which asks once more or reads, instead of undoing it.
   */
  readonly recognisesRepeats?: boolean;
  /** Its answers name no request, and say only what was moved in all: of each tender one request is under way at a time. */
  readonly oneAtATime?: boolean;
  /** Its requests have the placement's id as their transaction id, by which the shopper and the provider name them too. */
  readonly namedByPlacement?: boolean;
  /** It may decide after days. */
  readonly waits?: WaitingTerms;
  /** From this amount on, in minor units, an order without the data of the shopper's browser is refused. */
  readonly browserFrom?: number;
}

/** The shopper's details of a tender, as the page sent them. */
export type TenderDetails =
  | { readonly method: 'credit-card'; readonly transientToken: string }
  | {
      readonly method: 'givex';
      readonly giftCardId: string;
      /** Who added the card, where carts were merged since. */
      readonly addedWith?: Pick<TokenOwner, 'cartId' | 'ownerKey'>;
    }
  | {
      readonly method: Exclude<PaymentMethod, 'credit-card' | 'givex'>;
      /**
       * What the provider gave the shopper's page, or the id of an approval; absent where the shopper gives the details at the
       * provider.
       */
      readonly token?: string;
    };

/** A tender whose details are valid and belong to the owner. Plain JSON; it passes through the caller between two RPCs. */
export interface VerifiedTender {
  readonly maskedNumber: string;
  readonly cardType: string;
  /** Identifies the card without naming it: keyed, base64url. */
  readonly cardDigest: string;
  /** What the provider needs again when it authorises. */
  readonly data: Readonly<Record<string, string>>;
}

const CHALLENGE = 'challenge';

/** The same tender, which is held only after the bank's challenge was passed. A gift card has no bank. */
export const afterChallenge = (tender: VerifiedTender): VerifiedTender => ({
  ...tender,
  data: { ...tender.data, [CHALLENGE]: 'needed' },
});

export const needsChallenge = ({ data }: Pick<VerifiedTender, 'data'>): boolean =>
  data[CHALLENGE] === 'needed';

/** One tender to be held. */
export interface TenderOrder {
  readonly details: TenderDetails;
  readonly verified: VerifiedTender;
  readonly owner: TokenOwner;
  readonly amount: Amount;
  /** The order number: our reference at the provider. */
  readonly reference: string;
  readonly merchantTransactionId: string;
  readonly billTo: BillTo;
  /** The authorisation has to ask for a token of the card: its hold ends before the promised day. */
  readonly storesCard?: boolean;
  /** Undefined where the caller sent none. */
  readonly browser: Browser | undefined;
  /** Of the whole order, of which this tender may pay a part; undefined where the caller sent none. */
  readonly content?: OrderContent | undefined;
}

/** What is known of the shopper while their request lasts, and after it only where it was stored. */
export type Shopper = Pick<TenderOrder, 'owner' | 'browser' | 'content'>;

/** The result of everything that happens before money is requested. */
export type Preparation =
  | {
      readonly kind: 'ready';
      readonly evidence?: AuthenticationEvidence;
      /** The provider's id of the authentication behind the evidence: each can be used once. */
      readonly authenticationId?: string;
      /** The named exemption from authentication, if one is claimed. */
      readonly exemption?: string;
      readonly applicationStatus?: ApplicationStatus;
    }
  | {
      readonly kind: 'action';
      readonly action: NextAction;
      /** What `resume` needs; stored until the action ends. */
      readonly continuation: Readonly<Record<string, unknown>>;
      /** When the details can no longer be used. */
      readonly validUntil: Date;
      /** The provider's id of what the shopper begins there: `reverse` undoes it when the payment ends without it. */
      readonly begun?: string;
      /** Of a provider that decides later. */
      readonly standing?: WaitStanding;
    }
  | {
      readonly kind: 'declined';
      readonly reason: DeclineReason;
      readonly applicationStatus?: ApplicationStatus;
    };

/** An order continued after the shopper's action. */
export interface ResumedOrder {
  readonly amount: Amount;
  readonly reference: string;
  readonly merchantTransactionId: string;
  readonly action: NextAction;
  readonly continuation: Readonly<Record<string, unknown>>;
}

export type Resumption =
  | Exclude<Preparation, { kind: 'action' }>
  /** `waiting`: where it stands now, if the provider has said so. */
  | { readonly kind: 'pending'; readonly waiting?: Waiting };

/** Names a request that moved, or may have moved, money. */
export interface FollowOn {
  readonly amount: Amount;
  readonly reference: string;
  readonly merchantTransactionId: string;
  /** Identifies the account at providers that need it again, e.g. the id of a gift card. */
  readonly account: string | undefined;
  /** The provider's id of what the shopper passed or approved before the tender was held. */
  readonly authenticationId?: string | undefined;
}

/** A capture, refund or renewal without an answer. */
export interface LostRequest extends FollowOn {
  readonly kind: 'capture' | 'refund' | 'hold';
  /** Undefined: not known, so it may be of any age. */
  readonly ageSeconds?: number;
  /** The provider's id of the authorisation. */
  readonly authorisationId?: string | undefined;
  /** Of a refund: the provider's id of the capture. */
  readonly captureId?: string | undefined;
  /** As of the capture. */
  readonly final?: boolean;
  /** Of a refund, in minor units: what of the authorisation had been given back before it, or was never captured. */
  readonly refundedBefore?: number;
}

/** A hold to be renewed. */
export interface RenewalOrder extends FollowOn {
  /** The provider's id of the hold that ends. */
  readonly authorisationId: string;
  /** Undefined where its terms need none. */
  readonly storedCard: StoredCard | undefined;
}

/** `extended`: the same authorisation lasts longer. */
export type RenewalAnswer = AuthorisationAnswer | { readonly kind: 'extended' };

/** Of a provider at which a shopper can agree before there is an order. Time-outs in milliseconds. */
export interface ApprovalProvider {
  open(order: ApprovalOrder, timeoutMs: number): Promise<OpenedApproval>;
  read(id: string, timeoutMs: number): Promise<ReadApproval>;
}

/**
 * One way to pay (EU-22). Every method has one adapter, found by its method; nothing outside the adapter knows the vendor.
 * Time-outs in milliseconds. A call that moves money is sent once per merchant transaction id.
 */
export interface TenderProvider extends NoticeReader {
  readonly capabilities: Capabilities;
  /**
   * Undefined for details that are invalid, expired, or of another cart or shopper.
   * @throws ProviderUnavailableError
   */
  verify(details: TenderDetails, owner: TokenOwner, timeoutMs: number): Promise<VerifiedTender | undefined>;
  /** @param isMandated the provider has already refused the order without an action of the shopper */
  prepare(order: TenderOrder & { readonly isMandated: boolean }, timeoutMs: number): Promise<Preparation>;
  authorise(
    order: Omit<TenderOrder, 'browser' | 'owner' | 'content'> &
      Pick<Extract<Preparation, { kind: 'ready' }>, 'evidence' | 'exemption' | 'authenticationId'>,
    timeoutMs: number,
  ): Promise<AuthorisationAnswer>;
  resume(order: ResumedOrder, timeoutMs: number): Promise<Resumption>;
  /** After `approval-required`: what the shopper has to do once more. Only of providers that answer so. */
  again?(order: ResumedOrder, timeoutMs: number): Promise<Exclude<Preparation, { kind: 'ready' }>>;
  /**
   * Reverses a whole authorisation, known by its provider id or, where the answer was lost, by our transaction id. What was agreed to after
   * the payment had ended is undone only once that is known, since the provider does not say it afterwards.
   */
  reverse(
    order: FollowOn & {
      readonly providerId: string | undefined;
      /** As of DueReversal. */
      readonly isLate?: boolean;
      readonly isLateYesKnown?: boolean;
    },
  ): Promise<ReversalAnswer>;
  /** What is stored of what was begun, once it is undone. Only of providers in whose name of it there is a secret. */
  readonly withoutSecret?: (begun: string) => string;
  readonly approvals?: ApprovalProvider;
  /** Renews a hold as its terms say. Only of providers that can. */
  renew?(order: RenewalOrder, timeoutMs: number): Promise<RenewalAnswer>;
  /** Deletes a stored card. @returns false when it has to be repeated */
  forget?(storedCard: StoredCard, timeoutMs: number): Promise<boolean>;
  capture(
    order: FollowOn & {
      /** The provider's id of the authorisation. */
      readonly authorisationId: string;
      /** Which capture of the authorisation this is, from 1. */
      readonly sequence: number;
      /** Nothing more will be captured: the provider releases the rest. */
      readonly final: boolean;
    },
    timeoutMs: number,
  ): Promise<SettlementAnswer>;
  refund(
    order: FollowOn & {
      /** The provider's id of the capture. */
      readonly captureId: string;
      /** And of the authorisation that it was taken from. */
      readonly authorisationId?: string | undefined;
    },
    timeoutMs: number,
  ): Promise<SettlementAnswer>;
  /**
   * Makes a capture or refund whose answer was lost harmless, by our transaction id; of a provider that recognises repeats: learns what
   * became of it, and of a renewal as well.
   */
  undo(order: LostRequest): Promise<UndoAnswer>;
  /** EU-23: of a loan that is signed. Only of lenders. @param id the provider's. @returns undefined where it does not say */
  applicationStatus?(id: string, timeoutMs: number): Promise<ApplicationStatus | undefined>;
  /** As of ProviderReport. */
  readonly reportedKinds?: readonly MovementKind[];
  /** Every movement of money in the provider's books. @throws when the report is not available */
  movements(): Promise<ProviderMovement[]>;
  /** How many background calls could be sent immediately; 0 while the circuit breaker is open. */
  room(): number;
  /** False while the circuit breaker of the calls that shoppers wait for is open. Absent: it has none to tell of. */
  answers?(): boolean;
}
