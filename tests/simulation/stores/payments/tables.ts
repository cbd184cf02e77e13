import type { DeclineReason } from '../../../../services/payments-finance/src/domain/payment/decline-reason.ts';
import type {
  Amount,
  PaymentMethod,
  PaymentState,
  TenderState,
} from '../../../../services/payments-finance/src/domain/payment/payment.ts';
import type {
  ApplicationStatus,
  WaitsFor,
} from '../../../../services/payments-finance/src/domain/payment/waiting.ts';
import type { ProviderNotice } from '../../../../services/payments-finance/src/domain/notice/provider-notice.ts';
import type { HoldState } from '../../../../services/payments-finance/src/domain/settlement/hold-state.ts';
import type {
  ReplacedHold,
  RequestKind,
  RequestState,
  SettlementKind,
  SettlementRefusal,
  SettlementState,
} from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import type {
  SessionKey,
  TokenisedCard,
} from '../../../../services/payments-finance/src/use-cases/ports/card-provider.ts';
import type { NewAction } from '../../../../services/payments-finance/src/use-cases/ports/payment-store.ts';
import type { TokenOwner } from '../../../../services/payments-finance/src/domain/payment/payer.ts';
import { MessagingTables } from '../messaging/messaging-tables.ts';
import { Table } from '../memory-database.ts';

export interface PaymentRow {
  readonly id: string;
  readonly placementId: string;
  readonly site: string | undefined;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly eventVersion: bigint;
  readonly amount: Amount | undefined;
  readonly declineReason: DeclineReason | undefined;
  readonly tombstoned: boolean;
  /** Sums of the tenders' totals. */
  readonly captured: number;
  readonly refunded: number;
  readonly voided: number;
  readonly released: number;
  readonly holdState: HoldState;
  readonly updatedAt: number;
}

export interface TenderRow {
  readonly id: string;
  readonly paymentId: string;
  readonly step: string;
  readonly attempt: number;
  readonly position: number;
  readonly method: PaymentMethod;
  readonly account: string | undefined;
  readonly exemption: string | undefined;
  readonly state: TenderState;
  readonly amount: Amount;
  readonly requestHash: Buffer;
  readonly reference: string;
  readonly merchantTransactionId: string;
  readonly authenticationId: string | undefined;
  readonly providerId: string | undefined;
  readonly held: Amount | undefined;
  readonly declineReason: DeclineReason | undefined;
  readonly card: TokenisedCard;
  readonly createdAt: number;
  readonly sentAt: number | undefined;
  readonly totals: SettledTotals;
  readonly heldUntil: number | undefined;
  /** The request of the hold that stands; undefined: the first one. */
  readonly holdId: string | undefined;
  readonly hasEnded: boolean;
}

export interface SettledTotals {
  readonly captured: number;
  readonly refunded: number;
  readonly voided: number;
  readonly released: number;
}

export const NO_TOTALS: SettledTotals = { captured: 0, refunded: 0, voided: 0, released: 0 };

export interface ActionRow extends Omit<NewAction, 'validUntil'> {
  readonly validUntil: number;
  readonly createdAt: number;
}

export interface ReversalRow {
  readonly tenderId: string;
  readonly state: 'due' | 'done' | 'abandoned';
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly createdAt: number;
}

export interface WaitRow {
  readonly tenderId: string;
  /** Undefined once the wait has ended. */
  readonly waitsFor: WaitsFor | undefined;
  readonly applicationStatus: ApplicationStatus | undefined;
  readonly beganAt: number;
  readonly changedAt: number;
  readonly looks: number;
  readonly nextLookAt: number | undefined;
  readonly agreedLateAt: number | undefined;
  readonly lateYesUndoneAt?: number | undefined;
}

export interface NoticeRow {
  readonly method: PaymentMethod;
  readonly messageId: string;
  readonly notice: ProviderNotice;
  readonly state: 'due' | 'done' | 'failed';
  readonly outcome: string | undefined;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly receivedAt: number;
}

export interface GiftCardRow extends TokenOwner {
  readonly id: string;
  /** Encrypted in Postgres. */
  readonly number: string;
  readonly pin: string;
}

export interface LedgerRow {
  readonly setId: string;
  readonly kind: string;
  readonly account: string;
  readonly currency: string;
  readonly minorUnits: number;
  readonly paymentId: string;
  readonly tenderId: string | undefined;
  /** Of an authorisation none. */
  readonly settlementId?: string;
}

export interface SettlementRow {
  readonly id: string;
  readonly paymentId: string;
  readonly tenderId: string | undefined;
  readonly kind: SettlementKind;
  readonly reference: string;
  readonly orderId: string;
  readonly amount: Amount;
  readonly final: boolean;
  readonly state: SettlementState;
  readonly settled: number;
  readonly elsewhere: number;
  readonly uncaptured: number;
  readonly refusal: SettlementRefusal | undefined;
  readonly attempts: number;
  /** Undefined: given up, an operator has to act. */
  readonly nextAttemptAt: number | undefined;
  readonly createdAt: number;
}

export interface RequestRow {
  readonly id: string;
  readonly settlementId: string;
  readonly paymentId: string;
  readonly kind: RequestKind;
  readonly captureId: string | undefined;
  readonly closes: boolean;
  readonly holdId: string | undefined;
  readonly replaced: ReplacedHold | undefined;
  readonly refusal: SettlementRefusal | undefined;
  readonly amount: number;
  readonly transactionId: string;
  readonly providerId: string | undefined;
  readonly state: RequestState;
  readonly sentAt: number;
}

/** The schema of payments-finance. Tables named `…By…` are its unique indexes. */
export class PaymentsTables {
  readonly payments = new Table<PaymentRow>('payment');
  readonly paymentByPlacement = new Table<string>('payment_placement_id_key');
  readonly tenders = new Table<TenderRow>('tender');
  readonly tenderByKey = new Table<string>('tender_payment_id_step_attempt_position_key');
  readonly tenderByAuthentication = new Table<string>('tender_authentication_id_key');
  readonly actions = new Table<ActionRow>('tender_action');
  readonly waits = new Table<WaitRow>('tender_wait');
  readonly notices = new Table<NoticeRow>('provider_notice');
  readonly reversals = new Table<ReversalRow>('reversal_task');
  readonly ledger = new Table<LedgerRow>('ledger_entry');
  readonly contexts = new Table<TokenOwner & { readonly key: SessionKey }>('capture_context');
  readonly setUps = new Table<TokenOwner & { readonly referenceId: string }>('payer_authentication');
  readonly giftCards = new Table<GiftCardRow>('gift_card');
  readonly giftCardByNumber = new Table<string>('gift_card_site_cart_id_owner_key_digest_key');
  readonly settlements = new Table<SettlementRow>('settlement');
  readonly settlementByReference = new Table<string>('settlement_payment_id_kind_reference_tender_id_key');
  readonly requests = new Table<RequestRow>('settlement_request');
  readonly messaging = new MessagingTables();
}
