import { timestampDate } from '@bufbuild/protobuf/wkt';
import { PaymentSettledSchema, SettlementKind, SettlementOutcome } from '@loupe/contracts/payments/payment';
import type { PaymentSettled } from '@loupe/contracts/payments/payment';
import { consume } from '@loupe/messaging/consume';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { SettledPayment } from '../../use-cases/follow-payment.ts';

const KINDS = new Map<SettlementKind, SettledPayment['kind']>([
  [SettlementKind.CAPTURE, 'capture'],
  [SettlementKind.VOID, 'void'],
  [SettlementKind.REFUND, 'refund'],
]);

/** Applies captures, voids and refunds to their orders. */
export const onPaymentSettled = (
  followPayment: (eventId: string, payment: SettledPayment) => Promise<void>,
) =>
  consume(
    PaymentSettledSchema,
    'payment-settled',
    (settled, envelope) => followPayment(envelope.id, settledPayment(settled, envelope)),
    'settlement',
  );

function settledPayment(settled: PaymentSettled, { occurredAt }: Envelope): SettledPayment {
  const kind = KINDS.get(settled.kind);
  if (kind === undefined || settled.outcome === SettlementOutcome.UNSPECIFIED)
    throw new PoisonMessageError(`Settlement ${settled.reference} came to no end we know.`);
  return {
    kind,
    occurredAt: occurredAt === undefined ? new Date(0) : timestampDate(occurredAt),
    amount: Number(settled.amountMinorUnits),
    uncaptured: Number(settled.uncapturedMinorUnits),
    refused: settled.outcome === SettlementOutcome.REFUSED,
    captured: Number(settled.capturedMinorUnits),
    refunded: Number(settled.refundedMinorUnits),
    placementId: settled.placementId,
    orderId: settled.orderId,
    reference: settled.reference,
    reason: settled.reason,
    tender: tenderOf(settled),
  };
}

const tenderOf = (settled: PaymentSettled): SettledPayment['tender'] =>
  settled.tenderId === ''
    ? null
    : {
        id: settled.tenderId,
        captured: Number(settled.tenderCapturedMinorUnits),
        refunded: Number(settled.tenderRefundedMinorUnits),
        open: Number(settled.tenderOpenMinorUnits),
      };
