import type { Answer, Handling } from '../handling.ts';
import type { RefundEntry } from '../ledger/entries.ts';
import { refundedOf } from '../ledger/standing.ts';
import { refundView } from '../orders/view.ts';
import { notFound, unprocessable } from '../problem.ts';
import { readMovement } from './requests.ts';

const REFUND_DAYS = 180;
const DAY_MS = 86_400_000;

/** POST /v2/payments/captures/{id}/refund: in parts, or without an amount all that is left. */
export async function refund(captureId: string, body: unknown, handling: Handling): Promise<Answer> {
  const { ledger, now, newId, webhooks } = handling;
  const captured = ledger.find('capture', captureId);
  if (captured === undefined) throw notFound();
  const left = captured.pence - refundedOf(captureId, ledger);
  const { pence = left, invoiceId } = readMovement(body, captured.currency);
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (pence > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', '/amount/value');
  if (now().getTime() > Date.parse(captured.at) + REFUND_DAYS * DAY_MS)
    throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  const isUsed = ledger.all('refund').some((entry) => entry.invoiceId === invoiceId);
  if (invoiceId !== undefined && isUsed) throw unprocessable('DUPLICATE_INVOICE_ID', '/invoice_id');
  const entry: RefundEntry = {
    kind: 'refund',
    id: newId(),
    at: now().toISOString(),
    captureId,
    pence,
    invoiceId,
    currency: captured.currency,
    requestId: handling.requestId,
  };
  await ledger.append(entry);
  webhooks.tell('PAYMENT.CAPTURE.REFUNDED', 'refund', refundView(entry));
  return { status: 201, body: refundView(entry) };
}
