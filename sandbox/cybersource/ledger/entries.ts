import type { PaymentStatus } from '../payments/statuses.ts';

interface Common {
  /** The vendor's 22-digit id of this transaction. */
  readonly id: string;
  readonly at: string;
  /** The merchant's order reference (clientReferenceInformation.code). */
  readonly reference: string;
}

interface Amount {
  readonly pence: number;
  readonly currency: string;
}

/** One line of the ledger. Card numbers are masked before they get here. */
export type LedgerEntry =
  | (Common &
      Amount & {
        readonly kind: 'authorisation';
        readonly status: PaymentStatus;
        readonly reason?: string;
        /** The merchant's own id of the request, by which a time-out reversal finds it. */
        readonly transactionId?: string;
        readonly tokenId: string;
        readonly maskedNumber: string;
        readonly cardType: string;
        /** The payer authentication whose results it carried and used up. */
        readonly authenticationTransactionId?: string;
        /** Claimed instead of an authentication. */
        readonly exemption?: 'low-value';
      })
  | (Common & Amount & { readonly kind: 'capture'; readonly paymentId: string })
  | (Common & Amount & { readonly kind: 'reversal'; readonly paymentId: string })
  | (Common & Amount & { readonly kind: 'refund'; readonly paymentId: string; readonly captureId: string })
  | (Common & { readonly kind: 'void'; readonly of: 'capture' | 'refund'; readonly voidedId: string });

export type AuthorisationEntry = Extract<LedgerEntry, { kind: 'authorisation' }>;
