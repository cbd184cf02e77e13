import { isDeepStrictEqual } from 'node:util';
import type { Answer, Handling } from '../handling.ts';
import type { OrderEntry } from '../ledger/entries.ts';
import { isOpen, isUsed } from '../ledger/standing.ts';
import { personOf } from '../people.ts';
import { notFound, Problem } from '../problem.ts';
import { readOrderBody } from '../sessions/shape.ts';
import type { OrderBody } from '../sessions/shape.ts';

/** POST /payments/v1/authorizations/{authorization_token}/order */
export async function createOrder(token: string, body: unknown, handling: Handling): Promise<Answer> {
  const { ledger, now, newId, publicUrl } = handling;
  const authorization = ledger.find('authorization', token);
  if (authorization === undefined) throw notFound();
  const asked = readOrderBody(body);
  if (isUsed(token, ledger)) throw notFound('SESSION_COMPLETED');
  if (!isOpen(authorization, ledger, now())) throw notFound();
  if (!isSameOrder(asked, authorization.body)) throw new Problem(409, 'BAD_VALUE', 'Not matching fields');
  const person = personOf(authorization.personId);
  const order: OrderEntry = {
    kind: 'order',
    id: newId(),
    at: now().toISOString(),
    token,
    personId: person.id,
    body: { ...authorization.body, ...asked },
    isPending: person.behaviour === 'pending',
  };
  await ledger.append(order);
  return {
    status: 200,
    body: {
      order_id: order.id,
      redirect_url: `${publicUrl}/purchases/${order.id}`,
      fraud_status: order.isPending ? 'PENDING' : 'ACCEPTED',
      authorized_payment_method: person.pays,
    },
  };
}

/** DELETE /payments/v1/authorizations/{authorization_token}: nothing can be bought with it any more. */
export async function cancelAuthorization(token: string, handling: Handling): Promise<Answer> {
  const { ledger, now, newId } = handling;
  const authorization = ledger.find('authorization', token);
  if (authorization === undefined) throw notFound();
  if (isUsed(token, ledger)) throw notFound('SESSION_COMPLETED');
  if (!isOpen(authorization, ledger, now())) throw notFound();
  await ledger.append({ kind: 'authorization-end', id: newId(), at: now().toISOString(), token });
  return { status: 204, body: null };
}

/** What the shopper has agreed to: amounts and lines, and addresses where the merchant sends them again. */
const AGREED = [
  'purchase_country',
  'purchase_currency',
  'order_amount',
  'order_tax_amount',
  'order_lines',
] as const;
const AGREED_IF_SENT = ['billing_address', 'shipping_address'] as const;

const isSameOrder = (asked: OrderBody, agreed: OrderBody): boolean =>
  AGREED.every((member) => isDeepStrictEqual(asked[member], agreed[member])) &&
  AGREED_IF_SENT.every((member) => {
    return asked[member] === undefined || isDeepStrictEqual(asked[member], agreed[member]);
  });
