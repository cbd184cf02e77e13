import type { ChallengeResult, EnrolmentAnswer } from '../../domain/payment/authentication.ts';
import type { Amount } from '../../domain/payment/payment.ts';
import type { BillTo, TokenOwner } from '../../domain/payment/payer.ts';

/** The browser data of EMV 3-D Secure. Empty members are not sent. */
export interface Browser {
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly accept: string;
  readonly language: string;
  readonly javaEnabled: boolean;
  readonly javaScriptEnabled: boolean;
  /** Bits per pixel. */
  readonly colorDepth: number;
  /** CSS pixels. */
  readonly screenHeight: number;
  readonly screenWidth: number;
  /** Minutes that UTC is ahead of local time. */
  readonly timeDifference: number;
  /** The URL to which the bank returns the browser. */
  readonly returnUrl: string;
}

/** For the page's device data collection: a form POST of JWT=accessToken in a hidden frame. */
export interface AuthenticationSetUp {
  readonly accessToken: string;
  readonly deviceDataCollectionUrl: string;
  readonly referenceId: string;
}

interface CardOrder {
  readonly transientToken: string;
  readonly reference: string;
  readonly amount: Amount;
}

/** The provider's payer authentication. No method requests an authorisation of money. Time-outs in milliseconds. */
export interface PayerAuthenticator {
  /** @throws CardProviderUnavailableError */
  setUpAuthentication(
    order: Pick<CardOrder, 'transientToken' | 'reference'>,
    timeoutMs?: number,
  ): Promise<AuthenticationSetUp>;
  enrol(
    order: CardOrder & {
      readonly billTo: BillTo;
      readonly browser: Browser;
      readonly referenceId: string;
      /** The bank has already declined the payment without a challenge. */
      readonly isMandated: boolean;
    },
    timeoutMs: number,
  ): Promise<EnrolmentAnswer>;
  challengeResult(
    order: CardOrder & { readonly transactionId: string },
    timeoutMs: number,
  ): Promise<ChallengeResult>;
}

export interface SetUpStore {
  /** Stores the set-up of a token, with its cart and shopper; a second one replaces the first. */
  add(setUp: {
    readonly tokenId: string;
    readonly referenceId: string;
    readonly expiresAt: Date;
    readonly owner: TokenOwner;
  }): Promise<void>;
}
