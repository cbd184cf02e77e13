import type { AuthenticationEvidence } from '../../domain/payment/authentication.ts';
import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { AuthorisationAnswer, StoredCard } from '../../domain/payment/judge-authorisation.ts';
import type { Amount } from '../../domain/payment/payment.ts';
import type { ReversalAnswer } from '../../domain/payment/reversal-schedule.ts';
import type { PayerAuthenticator } from './payer-authentication.ts';
import type { BillTo } from '../../domain/payment/payer.ts';
import type { RenewalAnswer, RenewalOrder } from './tender-provider.ts';

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
  /** Keyed: equal cards have equal digests. */
  readonly cardDigest: string;
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

/** The provider refused the card token itself, e.g. because it was used before. */
export class CardRefusedError extends CardProviderUnavailableError {
  readonly reason: DeclineReason;

  constructor(reason: DeclineReason) {
    super(`The card token was refused: ${reason}.`);
    this.reason = reason;
  }
}

/** The card fields of the page, and the calls that authorise a card and reverse it. */
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
      /** Asks for a token of the card, for renewals of this hold. */
      readonly storesCard?: boolean | undefined;
    },
    timeoutMs: number,
  ): Promise<AuthorisationAnswer>;
  renew(order: RenewalOrder, timeoutMs: number): Promise<RenewalAnswer>;
  /** @returns false when it has to be repeated */
  forget(storedCard: StoredCard, timeoutMs: number): Promise<boolean>;
  reverse(order: {
    readonly amount: Amount;
    readonly reference: string;
    readonly merchantTransactionId: string;
    /** Undefined when the authorisation's answer was lost: it is then found by our transaction id. */
    readonly providerId: string | undefined;
  }): Promise<ReversalAnswer>;
}
