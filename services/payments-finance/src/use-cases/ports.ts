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

/** What a verified token tells of the card: enough to show, not enough to pay. */
export interface TokenisedCard {
  readonly maskedNumber: string;
  readonly cardType: string;
}

/** What a token says of itself, not verified yet: its session key and its own id. */
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
  /** Id and key by which tokens of this context are recognised. */
  readonly kid: string;
  readonly key: SessionKey;
  readonly jti: string;
  readonly expiresAt: Date;
}

/** The provider did not give what a page needs: unreachable, refusing, or answering nonsense; `cause` says which. */
export class CardProviderUnavailableError extends Error {
  override readonly name = 'CardProviderUnavailableError';
}

export interface CardProvider extends PayerAuthenticator {
  /** @throws CardProviderUnavailableError */
  issueCaptureContext(): Promise<IssuedCaptureContext>;
  claimsOf(transientToken: string): TokenClaims;
  /** undefined unless the token is whole, alive and signed by the key. */
  verifyToken(transientToken: string, key: SessionKey): Promise<VerifiedToken | undefined>;
  authorise(
    order: {
      readonly transientToken: string;
      readonly amount: Amount;
      readonly reference: string;
      readonly merchantTransactionId: string;
      readonly billTo: BillTo;
      readonly evidence: AuthenticationEvidence | undefined;
      /** Asks the bank to let a small amount pass without seeing the shopper. */
      readonly isLowValue: boolean;
    },
    timeoutMs: number,
  ): Promise<AuthorisationAnswer>;
  reverse(order: {
    readonly amount: Amount;
    readonly reference: string;
    readonly merchantTransactionId: string;
    /** Undefined when the authorisation's answer was lost: it is then found by our own transaction id. */
    readonly providerId: string | undefined;
  }): Promise<ReversalAnswer>;
}

/** One shopper action on one placement; a second call with the same key never sends. */
export interface TenderKey {
  readonly placementId: string;
  readonly step: string;
  readonly attempt: number;
}

export interface PaymentStore {
  /** What is known under the key, and of the token if its session is the owner's. */
  lookUp(key: TenderKey, token: TokenClaims, owner: TokenOwner): Promise<Lookup>;
  /** Payment and intended tender; undefined when another call or a cancel came first. */
  open(tender: NewTender): Promise<OpenTender | undefined>;
  /**
   * `intended | challenge → sent`; undefined under a tombstone, and for all but one of rivals. Its versions are the payment's
   * after it. `authenticationId` is what spoke for it, where that is not known yet.
   * @throws AuthenticationReplayedError
   */
  markSent(tender: OpenTender, authenticationId?: string): Promise<OpenTender | undefined>;
  /** `sent → intended`, for a request that was plainly refused; the next goes out under this transaction id. */
  restart(tender: OpenTender, merchantTransactionId: string): Promise<OpenTender | undefined>;
  /**
   * `intended → challenge` with what is needed to go on, kept until the challenge ends; false when the payment has changed.
   * @throws AuthenticationReplayedError
   */
  challenge(tender: OpenTender, challenge: NewChallenge): Promise<boolean>;
  /** The tender under the key while its shopper is at the bank. */
  findChallenged(key: TenderKey): Promise<ChallengedTender | undefined>;
  /** Tender, payment, bookings, reversal and event at once; false when the payment has changed since `tender.version`. */
  apply(tender: OpenTender, change: TenderChange): Promise<boolean>;
  /** The same under the payment's lock, for whoever does not know its version; undefined changes nothing. */
  change(tenderId: string, decide: (facts: TenderFacts) => TenderChange | undefined): Promise<void>;
  /** Writes the tombstone and schedules what is held for reversal, committed when it resolves. @returns tenders to reverse */
  tombstone(placementId: string, reason: string): Promise<number>;
  find(placementId: string): Promise<PaymentView | undefined>;
  /** Tenders intended or sent more than `seconds` ago, and those whose card token ended that long ago during a challenge. */
  staleTenders(seconds: number, limit: number): Promise<string[]>;
}

/** The provider named an authentication that has spoken for another tender. */
export class AuthenticationReplayedError extends Error {
  override readonly name = 'AuthenticationReplayedError';
}

export interface Lookup {
  readonly tokenKey: SessionKey | undefined;
  /** Under which authentication was set up for the token. */
  readonly referenceId: string | undefined;
  readonly paymentState: PaymentState | undefined;
  /** Of the tender under the key, when there is one. */
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
  /** Of the payment: raised by whatever changes it. */
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
  /** The card token can no longer be used. */
  readonly hasExpired: boolean;
}

export interface ReversalStore {
  /** Takes due tasks and leases them, so that no other instance does them meanwhile. */
  claim(options: { readonly limit: number; readonly tenderId?: string }): Promise<DueReversal[]>;
  /** Next attempt so many seconds from now. */
  postpone(tenderId: string, seconds: number): Promise<void>;
}

export interface DueReversal {
  readonly tenderId: string;
  readonly providerId: string | undefined;
  readonly amount: Amount;
  readonly reference: string;
  readonly merchantTransactionId: string;
  /** This one included. */
  readonly attempts: number;
  readonly ageHours: number;
}
