import type { Answer, Handling } from '../handling.ts';
import { standingOf } from '../ledger/standing.ts';
import { authorizationView } from '../orders/view.ts';
import { unprocessable } from '../problem.ts';
import { authorizationOf } from './requests.ts';

/** POST /v2/payments/authorizations/{id}/void: what is not captured of it is given back. */
export async function voidAuthorization(id: string, handling: Handling): Promise<Answer> {
  const { ledger, now, newId, webhooks } = handling;
  const authorization = authorizationOf(id, handling);
  const { isVoided, isClosed, isExpired, captured } = standingOf(authorization, ledger, now());
  if (isVoided) throw unprocessable('PREVIOUSLY_VOIDED');
  if (isClosed || captured >= authorization.pence) throw unprocessable('PREVIOUSLY_CAPTURED');
  if (isExpired) throw unprocessable('AUTHORIZATION_EXPIRED');
  const at = now().toISOString();
  await ledger.append({ kind: 'void', id: newId(), at, authorizationId: id, isByVendor: false });
  webhooks.tell(
    'PAYMENT.AUTHORIZATION.VOIDED',
    'authorization',
    authorizationView(authorization, ledger, now()),
  );
  return { status: 204, body: null };
}
