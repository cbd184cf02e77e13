import type { Logger } from '@loupe/telemetry/logger';
import type { Preparation, TenderOrder } from '../../use-cases/ports/tender-provider.ts';
import { orderLines } from './order-lines.ts';
import { newSession, readReply } from './replies.ts';
import type { Transport } from './transport.ts';
import { ofSession } from './vendor-ids.ts';

interface Dependencies {
  readonly transport: Transport;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Where the vendor tells us what it has decided. */
  readonly callbackUrl: string;
}

type Asked = Exclude<Preparation, { kind: 'ready' }>;

const SESSION_MS = 2 * 86_400_000;

/**
 * POST /payments/v1/sessions: nothing is held before the shopper has agreed to it, and nothing of them is told: their address goes to the
 * vendor from their own browser, once they have chosen to pay this way.
 */
export async function createSession(
  order: Pick<TenderOrder, 'amount' | 'reference' | 'merchantTransactionId' | 'content' | 'browser'>,
  timeoutMs: number,
  { transport, now, logger, callbackUrl }: Dependencies,
): Promise<Asked> {
  if (order.amount.currency !== 'GBP' || order.browser === undefined)
    return { kind: 'declined', reason: 'authentication-required' };
  const reply = await transport.call({
    method: 'POST',
    path: '/payments/v1/sessions',
    body: sessionBody(order, { returnUrl: order.browser.returnUrl, callbackUrl }),
    timeoutMs,
    spanName: 'klarna create session',
  });
  const created =
    reply.kind === 'reply' && reply.status === 200 ? readReply(newSession, reply.text) : undefined;
  if (created === undefined) {
    const { reference } = order;
    logger.error({ reference, status: reply.kind === 'reply' ? reply.status : reply.kind }, 'no session');
    return { kind: 'declined', reason: 'provider-unavailable' };
  }
  const { session_id: sessionId, client_token: clientToken } = created;
  return {
    kind: 'action',
    action: { kind: 'widget', clientToken },
    continuation: { sessionId },
    validUntil: new Date(now().getTime() + SESSION_MS),
    begun: ofSession(sessionId),
  };
}

interface Addresses {
  readonly returnUrl: string;
  readonly callbackUrl: string;
}

/** @param order whose content is undefined where the caller sent none */
export function sessionBody(
  {
    amount,
    reference,
    merchantTransactionId,
    content,
  }: Pick<TenderOrder, 'amount' | 'reference' | 'merchantTransactionId' | 'content'>,
  { returnUrl, callbackUrl }: Addresses,
): object {
  const lines = orderLines(amount.minorUnits, content);
  return {
    purchase_country: 'GB',
    purchase_currency: amount.currency,
    locale: 'en-GB',
    intent: 'buy',
    acquiring_channel: 'ECOMMERCE',
    order_amount: amount.minorUnits,
    order_tax_amount: lines.reduce((sum, line) => sum + line.total_tax_amount, 0),
    order_lines: lines,
    merchant_reference1: reference,
    merchant_reference2: merchantTransactionId,
    merchant_urls: { confirmation: returnUrl, notification: callbackUrl, authorization: callbackUrl },
  };
}
