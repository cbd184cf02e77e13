import type { Answer, Handling } from '../handling.ts';
import { standingOf } from '../ledger/standing.ts';
import { notAllowed } from '../problem.ts';
import { captureBody, orderOf, readBody, refundBody } from './requests.ts';

/** POST /ordermanagement/v1/orders/{order_id}/captures: one of several, each of a parcel. */
export async function capture(orderId: string, body: unknown, handling: Handling): Promise<Answer> {
  const { ledger, now } = handling;
  const order = orderOf(orderId, handling);
  const { captured_amount: pence, reference } = readBody(captureBody, body);
  const { remaining, fraud } = standingOf(order, ledger, now());
  if (fraud !== 'ACCEPTED') throw notAllowed('CAPTURE_NOT_ALLOWED', 'The order is not accepted.');
  if (pence > remaining)
    throw notAllowed('CAPTURE_NOT_ALLOWED', 'More than what remains of the authorization.');
  const id = await move('capture', { orderId, pence, reference }, handling);
  return { status: 201, body: null, headers: { 'Capture-Id': id, location: `/captures/${id}` } };
}

/** POST /ordermanagement/v1/orders/{order_id}/refunds: in parts, up to what was captured. */
export async function refund(orderId: string, body: unknown, handling: Handling): Promise<Answer> {
  const { ledger, now } = handling;
  const order = orderOf(orderId, handling);
  const { refunded_amount: pence, reference } = readBody(refundBody, body);
  const { captured, refunded } = standingOf(order, ledger, now());
  if (pence > captured - refunded) throw notAllowed('REFUND_NOT_ALLOWED', 'More than what was captured.');
  const id = await move('refund', { orderId, pence, reference }, handling);
  return { status: 201, body: null, headers: { 'Refund-Id': id } };
}

async function move(
  kind: 'capture' | 'refund',
  given: { readonly orderId: string; readonly pence: number; readonly reference: string | undefined },
  { ledger, now, newId }: Handling,
): Promise<string> {
  const id = newId();
  await ledger.append({ kind, id, at: now().toISOString(), ...given });
  return id;
}
