import type { Answer, Handling } from '../handling.ts';
import type { MovementEntry } from '../ledger/entries.ts';
import { standingOf } from '../ledger/standing.ts';
import { personOf } from '../people.ts';
import { orderOf } from './requests.ts';

/** GET /ordermanagement/v1/orders/{order_id} */
export function readOrder(orderId: string, handling: Handling): Answer {
  const { ledger, now } = handling;
  const order = orderOf(orderId, handling);
  const { body } = order;
  const standing = standingOf(order, ledger, now());
  return {
    status: 200,
    body: {
      order_id: orderId,
      klarna_reference: orderId.slice(0, 8).toUpperCase(),
      status: standing.status,
      fraud_status: standing.fraud === 'STOPPED' ? 'REJECTED' : standing.fraud,
      purchase_country: body.purchase_country,
      purchase_currency: body.purchase_currency,
      locale: body.locale,
      order_amount: body.order_amount,
      original_order_amount: body.order_amount,
      captured_amount: standing.captured,
      refunded_amount: standing.refunded,
      remaining_authorized_amount: standing.remaining,
      merchant_reference1: body.merchant_reference1,
      merchant_reference2: body.merchant_reference2,
      created_at: order.at,
      expires_at: standing.expiresAt.toISOString(),
      initial_payment_method: personOf(order.personId).pays,
      captures: ledger.of('capture', orderId).map(captureView),
      refunds: ledger.of('refund', orderId).map(refundView),
    },
  };
}

const captureView = ({ id, at, pence, reference }: MovementEntry) => ({
  capture_id: id,
  captured_at: at,
  captured_amount: pence,
  reference,
});

const refundView = ({ id, at, pence, reference }: MovementEntry) => ({
  refund_id: id,
  refunded_at: at,
  refunded_amount: pence,
  reference,
});
