import type { AuthenticationEvidence } from '../domain/payment/authentication.ts';
import type { AuthorisationAnswer } from '../domain/payment/judge-authorisation.ts';
import type { Amount, PaymentState, PaymentView } from '../domain/payment/payment.ts';
import type { ReversalAnswer } from '../domain/payment/reversal-schedule.ts';
import type { TenderChange, TenderFacts } from '../domain/payment/tender-change.ts';
import type { PayerAuthenticator } from './authentication-ports.ts';
import type { BillTo, TokenOwner } from './payer.ts';

/** RSA public key of a card session, as a JWK. */
export interface SessionKey {
  readonly kty: 'RSA';
  readonly n: string;
  readonly e: string;
}

/** The card data of a verified token: enough to display, not enough to pay. */
export interface TokenisedCard {
  readonly maskedNumber: string;
  readonly cardType: string;
}

/** Unverified claims of a token: the id of its session key and its own id. */
export interface TokenClaims {
  readonly keyId: string | undefined;
  readonly tokenId: string | undefined;
}

export interface VerifiedToken {
  readonly card: TokenisedCard;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

export interface IssuedCaptureContext {
  readonly captureContext: string;
  readonly clientLibrary: string;
  readonly clientLibraryIntegrity: string;
  /** Id and public key that verify the tokens of this context. */
  readonly kid: string;
  readonly key: SessionKey;
  readonly jti: string;
  readonly expiresAt: Date;
}

/** The provider was unreachable, refused the call or sent an invalid answer; `cause` says which. */
export class CardProviderUnavailableError extends Error {
  override readonly name = 'CardProviderUnavailableError';
}

export interface CardProvider extends PayerAuthenticator {
  /** @throws CardProviderUnavailableError */
  issueCaptureContext(): Promise<IssuedCaptureContext>;
  claimsOf(transientToken: string): TokenClaims;
  /** undefined unless the token is well-formed, unexpired and signed by the key. */
  verifyToken(transientToken: string, key: SessionKey): Promise<VerifiedToken | undefined>;
  authorise(
    order: {
      readonly transientToken: string;
      readonly amount: Amount;
      readonly reference: string;
      readonly merchantTransactionId: string;
      readonly billTo: BillTo;
      readonly evidence: AuthenticationEvidence | undefined;
      /** Requests the exemption of small amounts from the challenge. */
      readonly isLowValue: boolean;
    },
    timeoutMs: number,
  ): Promise<AuthorisationAnswer>;
  reverse(order: {
    readonly amount: Amount;
    readonly reference: string;
    readonly merchantTransactionId: string;
    /** Undefined when the authorisation's answer was lost: it is then found by our transaction id. */
    readonly providerId: string | undefined;
  }): Promise<ReversalAnswer>;
}

/** One action of a shopper on a placement; a second call with the same key sends nothing. */
export interface TenderKey {
  readonly placementId: string;
  readonly step: string;
  readonly attempt: number;
}

export interface PaymentStore {
  /** What is stored under the key, and for the token if its session belongs to the owner. */
  lookUp(key: TenderKey, token: TokenClaims, owner: TokenOwner): Promise<Lookup>;
  /** Inserts payment and intended tender; undefined when another call or a cancel came first. */
  open(tender: NewTender): Promise<OpenTender | undefined>;
  /**
   * `intended | challenge → sent`, with the payment's new versions; undefined under a tombstone, and for all but one of
   * concurrent calls. `authenticationId` is stored if given.
   * @throws AuthenticationReplayedError
   */
  markSent(tender: OpenTender, authenticationId?: string): Promise<OpenTender | undefined>;
  /** `sent → intended`, after a request that was definitely refused; the next one uses this transaction id. */
  restart(tender: OpenTender, merchantTransactionId: string): Promise<OpenTender | undefined>;
  /**
   * `intended → challenge`, with the data to continue, stored until the challenge ends; false when the payment has changed.
   * @throws AuthenticationReplayedError
   */
  challenge(tender: OpenTender, challenge: NewChallenge): Promise<boolean>;
  /** The tender under the key while it is in a challenge. */
  findChallenged(key: TenderKey): Promise<ChallengedTender | undefined>;
  /** Writes tender, payment, bookings, reversal and event atomically; false when the payment has changed since `tender.version`. */
  apply(tender: OpenTender, change: TenderChange): Promise<boolean>;
  /** The same under the payment's lock, for callers without its version; undefined changes nothing. */
  change(tenderId: string, decide: (facts: TenderFacts) => TenderChange | undefined): Promise<void>;
  /** Writes the tombstone and schedules the reversal of held tenders; committed when it resolves. @returns how many to reverse */
  tombstone(placementId: string, reason: string): Promise<number>;
  find(placementId: string): Promise<PaymentView | undefined>;
  /** Tenders intended or sent more than `seconds` ago, and those in a challenge whose card token expired that long ago. */
  staleTenders(seconds: number, limit: number): Promise<string[]>;
}

/** The provider named an authentication that was already used for another tender. */
export class AuthenticationReplayedError extends Error {
  override readonly name = 'AuthenticationReplayedError';
}

export interface Lookup {
  readonly tokenKey: SessionKey | undefined;
  /** The provider's id of the authentication set-up for the token. */
  readonly referenceId: string | undefined;
  readonly paymentState: PaymentState | undefined;
  /** Of the tender under the key, if there is one. */
  readonly requestHash: Buffer | undefined;
}

export interface NewTender extends TenderKey {
  readonly site: string;
  readonly amount: Amount;
  readonly requestHash: Buffer;
  readonly reference: string;
  readonly merchantTransactionId: string;
  readonly card: TokenisedCard;
}

export interface OpenTender {
  readonly tenderId: string;
  readonly paymentId: string;
  readonly placementId: string;
  readonly site: string;
  readonly amount: Amount;
  /** Of the payment: raised by every change. */
  readonly version: bigint;
  /** Of the payment's last published event. */
  readonly eventVersion: bigint;
}

export interface NewChallenge {
  readonly transactionId: string;
  readonly stepUpUrl: string;
  readonly accessToken: string;
  readonly transientToken: string;
  readonly billTo: BillTo;
  readonly validUntil: Date;
}

export interface ChallengedTender {
  readonly tender: OpenTender;
  readonly card: TokenisedCard;
  readonly reference: string;
  readonly merchantTransactionId: string;
  readonly transactionId: string;
  readonly transientToken: string;
  readonly billTo: BillTo;
  /** The card token has expired. */
  readonly hasExpired: boolean;
}

export interface ReversalStore {
  /** Leases due tasks, so that no other instance claims them meanwhile. */
  claim(options: { readonly limit: number; readonly tenderId?: string }): Promise<DueReversal[]>;
  /** Sets the next attempt to `seconds` from now. */
  postpone(tenderId: string, seconds: number): Promise<void>;
}

export interface DueReversal {
  readonly tenderId: string;
  readonly providerId: string | undefined;
  readonly amount: Amount;
  readonly reference: string;
  readonly merchantTransactionId: string;
  /** Including this one. */
  readonly attempts: number;
  readonly ageHours: number;
}
