import { PaymentSettledSchema, SettlementKind, SettlementOutcome } from '@loupe/contracts/payments/payment';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type {
  OrderedKind as Kind,
  SettlementRefusal,
  TenderTotals,
} from '../../domain/settlement/settlement.ts';

const KINDS = {
  capture: SettlementKind.CAPTURE,
  void: SettlementKind.VOID,
  refund: SettlementKind.REFUND,
} as const satisfies Record<Kind, SettlementKind>;

/** A capture, void or refund is done or refused. Amounts in minor units. */
export interface SettledPayment {
  readonly paymentId: string;
  readonly placementId: string;
  readonly orderId: string;
  readonly site: string;
  readonly kind: Kind;
  readonly reference: string;
  /** Undefined: the settlement is done. */
  readonly refusal: SettlementRefusal | undefined;
  readonly currency: string;
  readonly amount: number;
  /** Of a refund: the part that had not been captured, because the capture for the making was refused. Absent: 0. */
  readonly uncaptured?: number;
  /** Of a refund: what the tender has given back, also where the rest of it was refused. */
  readonly moved?: number;
  /** Of the payment, including this settlement. */
  readonly captured: number;
  readonly refunded: number;
  /** Undefined when the payment was cancelled before any authorisation. */
  readonly tender:
    { readonly id: string; readonly method: PaymentMethod; readonly totals: TenderTotals } | undefined;
  /** Of the payment's events: 1, 2, 3 … */
  readonly eventVersion: bigint;
}

export const paymentSettled = publish(
  TOPICS.payment,
  PaymentSettledSchema,
  'payment-settled',
  (settled: SettledPayment) => {
    const { paymentId, placementId, orderId, kind, reference, refusal, currency } = settled;
    return {
      aggregateId: paymentId,
      aggregateVersion: settled.eventVersion,
      site: settled.site,
      message: {
        paymentId,
        placementId,
        orderId,
        reference,
        currency,
        kind: KINDS[kind],
        outcome: refusal === undefined ? SettlementOutcome.DONE : SettlementOutcome.REFUSED,
        reason: refusal ?? '',
        amountMinorUnits: BigInt(settled.amount),
        uncapturedMinorUnits: BigInt(settled.uncaptured ?? 0),
        ...(settled.moved === undefined ? {} : { movedMinorUnits: BigInt(settled.moved) }),
        capturedMinorUnits: BigInt(settled.captured),
        refundedMinorUnits: BigInt(settled.refunded),
        ...(settled.tender && tenderMembers(settled.tender)),
      },
    };
  },
);

const tenderMembers = ({ id, method, totals }: NonNullable<SettledPayment['tender']>) => ({
  tenderId: id,
  method,
  tenderCapturedMinorUnits: BigInt(totals.captured),
  tenderRefundedMinorUnits: BigInt(totals.refunded),
  tenderOpenMinorUnits: BigInt(totals.authorised - totals.captured - totals.voided),
});
