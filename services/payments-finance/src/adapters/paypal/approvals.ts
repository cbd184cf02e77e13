import type { ApprovalOrder, OpenedApproval, ReadApproval } from '../../domain/payment/approval.ts';
import { isSameAmount } from '../../domain/payment/judge-authorisation.ts';
import type { Preparation, TenderOrder } from '../../use-cases/ports/tender-provider.ts';
import { APPROVAL_MS, createOrder, postOrder } from './create-order.ts';
import type { CreateDependencies } from './create-order.ts';
import { contactOf } from './payer.ts';
import { shippingOf, unitContent } from './purchase-unit.ts';
import { readOrder } from './read-order.ts';
import { unitOf } from './replies.ts';
import type { Transport } from './transport.ts';
import { invoiceOf } from './vendor-money.ts';

/** POST /v2/checkout/orders, named by the cart: who pays chooses the address there, and sees the order once more here. */
export async function openApproval(
  { cartId, amount, content, returnUrl, requestId }: ApprovalOrder,
  timeoutMs: number,
  { transport, logger }: Pick<CreateDependencies, 'transport' | 'logger'>,
): Promise<OpenedApproval> {
  const isSent = content.lines.some(({ isDigital }) => !isDigital);
  const opened = await postOrder(
    {
      unit: { custom_id: cartId, ...unitContent(amount, content) },
      experience: {
        user_action: 'CONTINUE',
        shipping_preference: isSent ? 'GET_FROM_FILE' : 'NO_SHIPPING',
        return_url: returnUrl,
      },
      requestId,
    },
    timeoutMs,
    transport,
  );
  if (typeof opened === 'object') return { kind: 'opened', ...opened };
  logger.error({ cartId, status: opened }, 'no order at the provider to agree to');
  return { kind: 'unavailable' };
}

/** GET /v2/checkout/orders/{id} of one that pays for a cart: one that became an order's is gone, as it names that. */
export async function readApproval(
  id: string,
  timeoutMs: number,
  transport: Transport,
): Promise<ReadApproval> {
  const read = await readOrder(id, timeoutMs, transport);
  if (read.kind !== 'order') return { kind: read.kind === 'gone' ? 'gone' : 'unavailable' };
  const { amount, custom_id: cartId } = unitOf(read.order) ?? {};
  if (amount === undefined || cartId === undefined) return { kind: 'gone' };
  const isApproved = read.order.status === 'APPROVED';
  return {
    kind: 'approval',
    cartId,
    isApproved,
    amount,
    contact: isApproved ? contactOf(read.order) : undefined,
  };
}

type Asked = Exclude<Preparation, { kind: 'ready' }>;
type Order = Pick<
  TenderOrder,
  'amount' | 'content' | 'reference' | 'merchantTransactionId' | 'details' | 'owner'
>;

/**
 * Of a shopper who has agreed before: their order at the provider becomes this one's, if it is of this cart and amount, and they have
 * nothing more to do there. For anything else they agree once more, to another order.
 */
export async function useApproval(
  order: Order,
  { id, returnUrl }: { readonly id: string; readonly returnUrl: string },
  timeoutMs: number,
  deps: CreateDependencies,
): Promise<Asked> {
  const unit = unitContent(order.amount, order.content);
  const end = deps.now().getTime() + timeoutMs;
  const left = () => end - deps.now().getTime();
  const read = await readApproval(id, timeoutMs / 2, deps.transport);
  if (read.kind === 'unavailable') return { kind: 'declined', reason: 'provider-unavailable' };
  const isUsable =
    read.kind === 'approval' &&
    read.isApproved &&
    read.cartId === order.owner.cartId &&
    isSameAmount(read.amount, order.amount);
  if (!isUsable || !(await rename(order, id, left(), deps)))
    return createOrder(order, { unit, returnUrl }, left(), deps);
  return {
    kind: 'action',
    // Where the shopper would come back to.
    action: { kind: 'redirect', url: returnUrl },
    continuation: { orderId: id, returnUrl, unit },
    validUntil: new Date(deps.now().getTime() + APPROVAL_MS),
  };
}

/** PATCH /v2/checkout/orders/{id}: the cart's becomes an order's, sent where that is, as if it had been created so. @returns whether it did */
async function rename(
  order: Pick<Order, 'reference' | 'merchantTransactionId' | 'content'>,
  id: string,
  timeoutMs: number,
  { transport, logger }: Pick<CreateDependencies, 'transport' | 'logger'>,
): Promise<boolean> {
  const { shipTo } = order.content ?? {};
  const { name, address } = shipTo === undefined ? {} : shippingOf(shipTo);
  const member = (path: string, value: unknown) => ({
    op: 'add',
    path: `/purchase_units/@reference_id=='default'/${path}`,
    value,
  });
  const reply = await transport.call({
    method: 'PATCH',
    path: `/v2/checkout/orders/${encodeURIComponent(id)}`,
    body: [
      member('custom_id', order.reference),
      member('invoice_id', invoiceOf(order)),
      // The shopper may have corrected it since.
      ...(address === undefined ? [] : [member('shipping/name', name), member('shipping/address', address)]),
    ],
    timeoutMs,
    spanName: 'paypal rename order',
  });
  const isDone = reply.kind === 'reply' && reply.status === 204;
  if (!isDone) logger.warn({ reference: order.reference }, 'an approved order was not taken over');
  return isDone;
}
