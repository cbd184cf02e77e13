import { randomBytes } from 'node:crypto';
import { Router, urlencoded } from 'express';
import type { Response } from 'express';
import type { Handling } from '../handling.ts';
import type { OrderEntry } from '../ledger/entries.ts';
import { addressOf, ADDRESSES } from './addresses.ts';
import { currentOrder } from '../orders/current.ts';
import { authorizationsOf, isGone, orderStatus, orderView } from '../orders/view.ts';
import { approvalPage, gonePage } from './page.ts';
import { personOf } from './people.ts';

/** The pages on which a payer approves an order, and goes back to the shop. */
export function approvalRoutes(handling: Handling): Router {
  const { ledger } = handling;
  const router = Router();

  const openOrder = (id: unknown): OrderEntry | undefined => {
    const order = typeof id === 'string' ? currentOrder(id, ledger) : undefined;
    const isOpen =
      order && !isGone(order, ledger, handling.now()) && authorizationsOf(order.id, ledger).length === 0;
    return isOpen ? order : undefined;
  };

  router.get('/checkoutnow', (request, response) => {
    const order = openOrder(request.query['token']);
    if (order === undefined) return send(response, gonePage, 410);
    const wasDeclined = ledger.all('decline').some(({ orderId }) => orderId === order.id);
    send(response, (nonce) => approvalPage(order, wasDeclined, nonce), 200, order);
  });

  router.post('/checkoutnow', urlencoded({ extended: false, limit: '8kb' }), async (request, response) => {
    const { token, answer, payer = '', address } = (request.body ?? {}) as Record<string, string | undefined>;
    const order = openOrder(token);
    if (order === undefined) return send(response, gonePage, 410);
    if (answer !== 'agree') return goTo(response, order.cancelUrl, { token: order.id });
    await approve(order, { payerId: payer, addressId: address }, handling);
    goTo(response, order.returnUrl, { token: order.id, PayerID: payer });
  });
  return router;
}

interface Agreed {
  readonly payerId: string;
  /** Of the payer's account; absent: their first. */
  readonly addressId?: string | undefined;
}

/** A payer agrees; again after a decline. */
export async function approve(
  order: OrderEntry,
  { payerId, addressId = ADDRESSES[0]?.id }: Agreed,
  handling: Handling,
): Promise<void> {
  const { ledger, now, newId, publicUrl, webhooks } = handling;
  if (personOf(payerId) === undefined || orderStatus(order, ledger) !== 'PAYER_ACTION_REQUIRED') return;
  const at = now().toISOString();
  const sentTo =
    order.asksAddress === true && addressId !== undefined && addressOf(addressId) ? { addressId } : {};
  await ledger.append({ kind: 'approval', id: newId(), at, orderId: order.id, payerId, ...sentTo });
  const view = orderView(order, { ledger, publicUrl, now: now() });
  webhooks.tell('CHECKOUT.ORDER.APPROVED', 'checkout-order', view);
}

function goTo(response: Response, address: string, parameters: Readonly<Record<string, string>>): void {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  response.redirect(303, url.href);
}

/** A form's redirect has to be allowed, too. */
function send(response: Response, page: (nonce: string) => string, status = 200, order?: OrderEntry): void {
  const nonce = randomBytes(16).toString('base64');
  const shop =
    order === undefined ? '' : ` ${new URL(order.returnUrl).origin} ${new URL(order.cancelUrl).origin}`;
  response.set({
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'${shop}; base-uri 'none'`,
    'cache-control': 'no-store',
  });
  response.status(status).type('html').send(page(nonce));
}
