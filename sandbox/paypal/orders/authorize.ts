import { personOf } from '../approval/people.ts';
import type { Answer, Handling } from '../handling.ts';
import type { AuthorizationEntry, OrderEntry } from '../ledger/entries.ts';
import { notFound, unprocessable } from '../problem.ts';
import { currentOrder } from './current.ts';
import { approvalOf, authorizationsOf, authorizationView, isGone, orderView } from './view.ts';

/** POST /v2/checkout/orders/{id}/authorize */
export async function authorizeOrder(id: string, handling: Handling): Promise<Answer> {
  const { ledger, now, newId, publicUrl, webhooks } = handling;
  const order = currentOrder(id, ledger);
  if (order === undefined || isGone(order, ledger, now())) throw notFound();
  if (order.intent !== 'AUTHORIZE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT');
  if (authorizationsOf(id, ledger).length > 0) throw unprocessable('ORDER_ALREADY_AUTHORIZED');
  const approval = approvalOf(id, ledger);
  if (approval === undefined) throw unprocessable('ORDER_NOT_APPROVED');
  const behaviour = personOf(approval.payerId)?.behaviour ?? 'pays';
  const at = now().toISOString();
  if (behaviour === 'instrument-declined') {
    await ledger.append({ kind: 'decline', id: newId(), at, orderId: id });
    throw unprocessable('INSTRUMENT_DECLINED');
  }
  if (behaviour === 'refused') throw unprocessable('TRANSACTION_REFUSED');
  refuseUsedInvoice(order, handling);
  const authorization: AuthorizationEntry = {
    kind: 'authorization',
    id: newId(),
    at,
    orderId: id,
    pence: order.pence,
    currency: order.currency,
    customId: order.customId,
    invoiceId: order.invoiceId,
    firstId: undefined,
    requestId: handling.requestId,
    isPending: behaviour === 'pending',
  };
  await ledger.append(authorization);
  const view = authorizationView(authorization, ledger, now());
  webhooks.tell('PAYMENT.AUTHORIZATION.CREATED', 'authorization', view);
  if (behaviour === 'taken-back') await takeBack(authorization, handling);
  return { status: 201, body: orderView(order, { ledger, publicUrl, now: now() }) };
}

function refuseUsedInvoice({ invoiceId }: OrderEntry, { ledger }: Handling): void {
  const isUsed = ledger.all('authorization').some((entry) => entry.invoiceId === invoiceId);
  if (invoiceId !== undefined && isUsed) throw unprocessable('DUPLICATE_INVOICE_ID');
}

/** The vendor voids an authorization of its own accord. */
export async function takeBack(
  authorization: AuthorizationEntry,
  { ledger, now, newId, webhooks }: Handling,
) {
  const at = now().toISOString();
  await ledger.append({ kind: 'void', id: newId(), at, authorizationId: authorization.id, isByVendor: true });
  webhooks.tell(
    'PAYMENT.AUTHORIZATION.VOIDED',
    'authorization',
    authorizationView(authorization, ledger, now()),
  );
}
