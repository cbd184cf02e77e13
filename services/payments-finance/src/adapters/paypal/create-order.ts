import type { Logger } from '@loupe/telemetry/logger';
import { z } from 'zod';
import type { Preparation, ResumedOrder, TenderOrder } from '../../use-cases/ports/tender-provider.ts';
import type { VendorReply } from '../vendor/request-once.ts';
import { purchaseUnit } from './purchase-unit.ts';
import type { UnitContent } from './purchase-unit.ts';
import { orderReply, readReply } from './replies.ts';
import type { Transport } from './transport.ts';

export interface CreateDependencies {
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
export const APPROVAL_MS = 3 * 3_600_000;

/** POST /v2/checkout/orders with intent AUTHORIZE: nothing is held before the payer has approved it. */
export async function createOrder(
  order: Pick<TenderOrder, 'reference' | 'merchantTransactionId'>,
  { unit, returnUrl }: Shown,
  timeoutMs: number,
  { transport, now, logger }: CreateDependencies,
): Promise<Asked> {
  const { reference, merchantTransactionId } = order;
  const experience = {
    user_action: 'PAY_NOW',
    shipping_preference: unit.shipping === undefined ? 'NO_SHIPPING' : 'SET_PROVIDED_ADDRESS',
    return_url: returnUrl,
  } as const;
  const requestId = `${merchantTransactionId}-order`;
  const created = await postOrder(
    { unit: purchaseUnit(order, unit), experience, requestId },
    timeoutMs,
    transport,
  );
  if (typeof created !== 'object') {
    logger.error({ reference, status: created }, 'no order at the provider to approve');
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
  { reference, merchantTransactionId, continuation }: ResumedOrder,
  timeoutMs: number,
  deps: CreateDependencies,
): Promise<Asked> {
  const { returnUrl, unit } = continued.parse(continuation);
  return createOrder({ reference, merchantTransactionId }, { unit, returnUrl }, timeoutMs, deps);
}

const continued = z.object({
  returnUrl: z.string(),
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
    })),
});

interface Posted {
  readonly unit: object;
  /** Both addresses lead to the same page, which asks us: neither decides anything. */
  readonly experience: {
    readonly user_action: 'PAY_NOW' | 'CONTINUE';
    readonly shipping_preference: 'NO_SHIPPING' | 'SET_PROVIDED_ADDRESS' | 'GET_FROM_FILE';
    readonly return_url: string;
  };
  readonly requestId: string;
}

/** @returns the vendor's order, or the status of the refusal */
export async function postOrder(
  { unit, experience, requestId }: Posted,
  timeoutMs: number,
  transport: Transport,
): Promise<{ readonly id: string; readonly url: string } | string | number> {
  const context = {
    locale: 'en-GB',
    payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    cancel_url: experience.return_url,
    ...experience,
  };
  const reply = await transport.call({
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId,
    body: {
      intent: 'AUTHORIZE',
      purchase_units: [unit],
      payment_source: { paypal: { experience_context: context } },
    },
    timeoutMs,
    spanName: 'paypal create order',
  });
  return createdIn(reply) ?? (reply.kind === 'reply' ? reply.status : reply.kind);
}

/** Where the payer is sent is the vendor's answer, followed as given. */
function createdIn(reply: VendorReply): { readonly id: string; readonly url: string } | undefined {
  if (reply.kind !== 'reply' || (reply.status !== 201 && reply.status !== 200)) return undefined;
  const order = readReply(orderReply, reply.text);
  const url = order?.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  return order === undefined || url === undefined ? undefined : { id: order.id, url };
}
