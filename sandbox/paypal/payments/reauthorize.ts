import type { Answer, Handling } from '../handling.ts';
import type { AuthorizationEntry } from '../ledger/entries.ts';
import { standingOf } from '../ledger/standing.ts';
import { dayOf, HONOUR_DAYS, LAST_DAY, MOST_REAUTHORIZATIONS } from '../ledger/terms.ts';
import { authorizationView } from '../orders/view.ts';
import { unprocessable } from '../problem.ts';
import { authorizationOf, readMovement } from './requests.ts';

/**
 * POST /v2/payments/authorizations/{id}/reauthorize: from day 4 to day 29 of the first authorization, and not before the honour
 * period of the latest has ended. The new authorization has an id of its own; the former holds until it is voided.
 */
export async function reauthorize(id: string, body: unknown, handling: Handling): Promise<Answer> {
  const { ledger, now, newId, webhooks } = handling;
  const former = authorizationOf(id, handling);
  const firstId = former.firstId ?? former.id;
  const first = ledger.find('authorization', firstId) ?? former;
  const later = ledger.all('authorization').filter((entry) => entry.firstId === firstId);
  const { isVoided, isClosed, captured } = standingOf(former, ledger, now());
  if (isVoided) throw unprocessable('AUTHORIZATION_VOIDED');
  if (isClosed || captured >= former.pence) throw unprocessable('AUTHORIZATION_ALREADY_CAPTURED');
  if (dayOf((later.at(-1) ?? first).at, now()) <= HONOUR_DAYS)
    throw unprocessable('REAUTHORIZATION_TOO_SOON');
  if (dayOf(first.at, now()) > LAST_DAY) throw unprocessable('REAUTHORIZATION_NOT_SUPPORTED');
  if (later.length >= MOST_REAUTHORIZATIONS) throw unprocessable('AUTHORIZATION_ALREADY_REAUTHORIZED');
  const { pence = former.pence - captured } = readMovement(body, former.currency);
  if (pence > former.pence - captured) throw unprocessable('AMOUNT_MISMATCH', '/amount/value');
  const entry: AuthorizationEntry = {
    kind: 'authorization',
    id: newId(),
    at: now().toISOString(),
    orderId: former.orderId,
    pence,
    currency: former.currency,
    isPending: false,
    customId: former.customId,
    invoiceId: former.invoiceId,
    firstId,
    requestId: handling.requestId,
  };
  await ledger.append(entry);
  const view = authorizationView(entry, ledger, now());
  webhooks.tell('PAYMENT.AUTHORIZATION.CREATED', 'authorization', view);
  return { status: 201, body: view };
}
