import type { Logger } from '@loupe/telemetry/logger';
import { z } from 'zod';
import type { Preparation, ResumedOrder, TenderOrder } from '../../use-cases/ports/tender-provider.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { purchaseUnit, unitContent } from './purchase-unit.ts';
import type { UnitContent } from './purchase-unit.ts';
import { orderReply, readReply } from './replies.ts';
import type { Transport } from './transport.ts';

interface Dependencies {
  readonly transport: Transport;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** What the payer sees, and where they come back to. */
interface Shown {
  readonly unit: UnitContent;
  readonly returnUrl: string;
}

type Asked = Exclude<Preparation, { kind: 'ready' }>;

/** For so long after its creation a payer can be sent to approve an order. */
const APPROVAL_MS = 3 * 3_600_000;

/** POST /v2/checkout/orders with intent AUTHORIZE: nothing is held before the payer has approved it. */
export async function createOrder(
  order: Pick<TenderOrder, 'reference' | 'merchantTransactionId'>,
  { unit, returnUrl }: Shown,
  timeoutMs: number,
  { transport, now, logger }: Dependencies,
): Promise<Asked> {
  const { reference, merchantTransactionId } = order;
  const reply = await transport.call({
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: `${merchantTransactionId}-order`,
    body: bodyOf(order, { unit, returnUrl }),
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
    continuation: { orderId: created.id, returnUrl, unit },
    validUntil: new Date(now().getTime() + APPROVAL_MS),
  };
}

/** The payer's instrument was refused: another order, so that each has a transaction id of its own. */
export function createAnother(
  { amount, reference, merchantTransactionId, continuation }: ResumedOrder,
  timeoutMs: number,
  deps: Dependencies,
): Promise<Asked> {
  // An action that the release before began has no unit.
  const { returnUrl, unit = unitContent(amount, undefined) } = continued.parse(continuation);
  return createOrder({ reference, merchantTransactionId }, { unit, returnUrl }, timeoutMs, deps);
}

const continued = z.object({
  returnUrl: z.string().default(''),
  unit: z
    .object({
      amount: z.looseObject({}),
      items: z.array(z.looseObject({})).optional(),
      shipping: z.looseObject({}).optional(),
    })
    .transform(({ amount, items, shipping }): UnitContent => ({
      amount,
      ...(items && { items }),
      ...(shipping && { shipping }),
    }))
    .optional(),
});

/** Both addresses lead to the same page, which asks us: neither decides anything. */
function bodyOf(
  order: Pick<TenderOrder, 'reference' | 'merchantTransactionId'>,
  { unit, returnUrl }: Shown,
): object {
  const experience = {
    locale: 'en-GB',
    user_action: 'PAY_NOW',
    shipping_preference: unit.shipping === undefined ? 'NO_SHIPPING' : 'SET_PROVIDED_ADDRESS',
    payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    return_url: returnUrl,
    cancel_url: returnUrl,
  };
  return {
    intent: 'AUTHORIZE',
    purchase_units: [purchaseUnit(order, unit)],
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
