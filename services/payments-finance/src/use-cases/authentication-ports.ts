import type { ChallengeResult, EnrolmentAnswer } from '../domain/payment/authentication.ts';
import type { Amount } from '../domain/payment/payment.ts';
import type { BillTo, TokenOwner } from './payer.ts';

/** What the bank is told of the shopper's browser, as EMV 3-D Secure asks for it. Empty members are not told. */
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
  /** Where the bank sends the browser back to. */
  readonly returnUrl: string;
}

/** What a page needs to have the device's data collected: a form POST of JWT=accessToken, in a hidden frame. */
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

/** The provider's payer authentication. Nothing here asks for money. Time-outs in milliseconds. */
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
      /** The bank has already refused to go on without seeing the shopper. */
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
  /** Remembers which set-up belongs to a token, for its cart and shopper; a second one replaces the first. */
  add(setUp: {
    readonly tokenId: string;
    readonly referenceId: string;
    readonly expiresAt: Date;
    readonly owner: TokenOwner;
  }): Promise<void>;
}
