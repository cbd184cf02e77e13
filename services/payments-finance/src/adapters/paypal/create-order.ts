import type { Logger } from '@loupe/telemetry/logger';
import type { Amount } from '../../domain/payment/payment.ts';
import type { Preparation, ResumedOrder, TenderOrder } from '../../use-cases/ports/tender-provider.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { orderReply, readReply } from './replies.ts';
import type { Transport } from './transport.ts';
import { invoiceOf, vendorMoney } from './vendor-money.ts';

interface Dependencies {
  readonly transport: Transport;
  readonly now: () => Date;
  readonly logger: Logger;
}

type Asked = Exclude<Preparation, { kind: 'ready' }>;

/** For so long after its creation a payer can be sent to approve an order. */
const APPROVAL_MS = 3 * 3_600_000;

/** POST /v2/checkout/orders with intent AUTHORIZE: nothing is held before the payer has approved it. */
export async function createOrder(
  order: Pick<TenderOrder, 'amount' | 'reference' | 'merchantTransactionId'>,
  returnUrl: string,
  timeoutMs: number,
  { transport, now, logger }: Dependencies,
): Promise<Asked> {
  const { reference, merchantTransactionId } = order;
  const reply = await transport.call({
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: `${merchantTransactionId}-order`,
    body: bodyOf(order, returnUrl),
    timeoutMs,
    spanName: 'paypal create order',
  });
  const created = createdIn(reply);
  if (created === undefined) {
    const status = reply.kind === 'reply' ? reply.status : reply.kind;
    logger.error({ reference, status }, 'no order at the provider to approve');
    return { kind: 'declined', reason: 'provider-unavailable' };
  }
  return {
    kind: 'action',
    action: { kind: 'redirect', url: created.url },
    continuation: { orderId: created.id, returnUrl },
    validUntil: new Date(now().getTime() + APPROVAL_MS),
  };
}

/** The payer's instrument was refused: another order, so that each has a transaction id of its own. */
export const createAnother = (
  { amount, reference, merchantTransactionId, continuation }: ResumedOrder,
  timeoutMs: number,
  deps: Dependencies,
): Promise<Asked> =>
  createOrder(
    { amount, reference, merchantTransactionId },
    String(continuation['returnUrl'] ?? ''),
    timeoutMs,
    deps,
  );

/** Both addresses lead to the same page, which asks us: neither decides anything. */
function bodyOf(
  order: Pick<TenderOrder, 'reference' | 'merchantTransactionId'> & { readonly amount: Amount },
  returnUrl: string,
): object {
  const experience = {
    locale: 'en-GB',
    user_action: 'PAY_NOW',
    shipping_preference: 'NO_SHIPPING',
    payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    return_url: returnUrl,
    cancel_url: returnUrl,
  };
  return {
    intent: 'AUTHORIZE',
    purchase_units: [
      { custom_id: order.reference, invoice_id: invoiceOf(order), amount: vendorMoney(order.amount) },
    ],
    payment_source: { paypal: { experience_context: experience } },
  };
}

/** Where the payer is sent is the vendor's answer, followed as given. */
function createdIn(reply: VendorReply): { readonly id: string; readonly url: string } | undefined {
  if (reply.kind !== 'reply' || (reply.status !== 201 && reply.status !== 200)) return undefined;
  const order = readReply(orderReply, reply.text);
  const url = order?.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  return order === undefined || url === undefined ? undefined : { id: order.id, url };
}
