import type { Answer, Handling } from '../handling.ts';
import type { CaptureEntry } from '../ledger/entries.ts';
import { standingOf } from '../ledger/standing.ts';
import { captureView } from '../orders/view.ts';
import { unprocessable } from '../problem.ts';
import { authorizationOf, readMovement } from './requests.ts';

/** POST /v2/payments/authorizations/{id}/capture */
export async function capture(id: string, body: unknown, handling: Handling): Promise<Answer> {
  const { ledger, now, newId, webhooks } = handling;
  const authorization = authorizationOf(id, handling);
  const { pence, invoiceId, final } = readMovement(body, authorization.currency);
  const { isVoided, isExpired, isClosed, captured, open } = standingOf(authorization, ledger, now());
  if (isVoided) throw unprocessable('AUTHORIZATION_VOIDED');
  if (isExpired) throw unprocessable('AUTHORIZATION_EXPIRED');
  if (isClosed || captured >= authorization.pence) throw unprocessable('AUTHORIZATION_ALREADY_CAPTURED');
  if (authorization.isPending) throw unprocessable('AUTHORIZATION_PENDING');
  const amount = pence ?? open;
  if (amount > open) throw unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED', '/amount/value');
  const isUsed = ledger.all('capture').some((entry) => entry.invoiceId === invoiceId);
  if (invoiceId !== undefined && isUsed) throw unprocessable('DUPLICATE_INVOICE_ID', '/invoice_id');
  const entry: CaptureEntry = {
    kind: 'capture',
    id: newId(),
    at: now().toISOString(),
    authorizationId: id,
    pence: amount,
    invoiceId,
    currency: authorization.currency,
    final,
    requestId: handling.requestId,
  };
  await ledger.append(entry);
  webhooks.tell('PAYMENT.CAPTURE.COMPLETED', 'capture', captureView(entry, ledger));
  return { status: 201, body: captureView(entry, ledger) };
}
