import type { PaymentStatus } from '../payments/statuses.ts';

interface Common {
  /** The vendor's 22-digit id of this transaction. */
  readonly id: string;
  readonly at: string;
  /** The merchant's order reference (clientReferenceInformation.code). */
  readonly reference: string;
  /** The merchant's own id of the request, by which a time-out reversal or void finds it. */
  readonly transactionId?: string;
}

interface Amount {
  readonly pence: number;
  readonly currency: string;
}

export interface CaptureEntry extends Common, Amount {
  readonly kind: 'capture';
  readonly paymentId: string;
  /** Its position among several captures: captureOptions. */
  readonly sequence?: number;
  readonly total?: number;
  /** The last capture: the rest of the authorisation is released with it. */
  readonly final?: boolean;
}

/** One line of the ledger. Card numbers are masked before they get here. */
export type LedgerEntry =
  | (Common &
      Amount & {
        readonly kind: 'authorisation';
        readonly status: PaymentStatus;
        readonly reason?: string;
        readonly tokenId: string;
        readonly maskedNumber: string;
        readonly cardType: string;
        /** The vendor's number of the wallet that the card was in. */
        readonly paymentSolution?: string;
        /** When the issuer ends the hold; absent in older ledgers: a week after it. */
        readonly heldUntil?: string;
        /** By a stored card, without the shopper. */
        readonly byMerchant?: true;
        /** The payer authentication whose results it contained; each can be used once. */
        readonly authenticationTransactionId?: string;
        /** Claimed instead of an authentication. */
        readonly exemption?: 'low-value';
      })
  | CaptureEntry
  | (Common & Amount & { readonly kind: 'reversal'; readonly paymentId: string })
  | (Common & Amount & { readonly kind: 'refund'; readonly paymentId: string; readonly captureId: string })
  | (Common & { readonly kind: 'void'; readonly of: 'capture' | 'refund'; readonly voidedId: string });

export type AuthorisationEntry = Extract<LedgerEntry, { kind: 'authorisation' }>;
