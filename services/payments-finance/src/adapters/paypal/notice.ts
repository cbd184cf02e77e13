import { z } from 'zod';
import type { OpenedDispute, ProviderNotice } from '../../domain/notice/provider-notice.ts';
import type { NoticeReading, ProviderMessage } from '../../domain/notice/notice-reading.ts';
import { money, readReply } from './replies.ts';
import type { Transport } from './transport.ts';
import { transactionOf } from './vendor-money.ts';

const signed = z.object({
  'paypal-transmission-id': z.string().min(1).max(100),
  'paypal-transmission-time': z.string().min(1).max(100),
  'paypal-transmission-sig': z.string().min(1).max(1_000),
  'paypal-auth-algo': z.string().min(1).max(100),
  'paypal-cert-url': z.url(),
});

const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.looseObject({ id: z.string().max(100).optional() }).default({}),
});

const verdict = z.object({ verification_status: z.string() });

/**
 * POST /webhooks/paypal: an event, verified by the vendor itself. The event is the last member of that request, to the byte as it came;
 * it is one whole JSON value, so that it cannot add members of its own.
 */
export async function readNotice(
  { headers, body }: ProviderMessage,
  webhookId: string,
  timeoutMs: number,
  transport: Transport,
): Promise<NoticeReading> {
  const transmission = signed.safeParse(headers);
  const text = body.toString('utf8');
  if (!transmission.success || !isOneValue(text)) return { kind: 'forged' };
  const reply = await transport.call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: requestFor(transmission.data, webhookId, text),
    timeoutMs,
    spanName: 'paypal verify event',
    movesNothing: true,
  });
  if (reply.kind !== 'reply' || reply.status >= 500 || reply.status === 401 || reply.status === 429)
    return { kind: 'unavailable' };
  const answer = reply.status === 200 ? readReply(verdict, reply.text) : undefined;
  if (answer?.verification_status !== 'SUCCESS') return { kind: 'forged' };
  const known = readReply(event, text);
  return known === undefined
    ? { kind: 'unreadable' }
    : { kind: 'notice', messageId: known.id, notice: noticeOf(known) };
}

function requestFor(headers: z.infer<typeof signed>, webhookId: string, text: string): string {
  const members = JSON.stringify({
    transmission_id: headers['paypal-transmission-id'],
    transmission_time: headers['paypal-transmission-time'],
    transmission_sig: headers['paypal-transmission-sig'],
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    webhook_id: webhookId,
  });
  return `${members.slice(0, -1)},"webhook_event":${text}}`;
}

const isOneValue = (text: string): boolean => readReply(z.looseObject({}), text) !== undefined;

const authorization = z
  .object({ id: z.string().min(1), custom_id: z.string().min(1), invoice_id: z.string().optional() })
  .transform(({ id, custom_id: reference, invoice_id: invoice }) => ({
    authorisationId: id,
    reference,
    transactionId: transactionOf(invoice),
  }));

const dispute = z
  .object({
    dispute_id: z.string().min(1).max(255),
    reason: z.string().max(100).default(''),
    dispute_amount: money,
    seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().min(1), invoice_number: z.string().min(1) }))
      .min(1),
  })
  .transform((given): OpenedDispute => ({
    disputeId: given.dispute_id,
    captureId: given.disputed_transactions[0]?.seller_transaction_id ?? '',
    reference: given.disputed_transactions[0]?.invoice_number.split('-')[0] ?? '',
    ...given.dispute_amount,
    reason: given.reason,
    answerBy: given.seller_response_due_date ?? null,
  }));

const ended = z.object({
  dispute_id: z.string().min(1).max(255),
  dispute_outcome: z.object({ outcome_code: z.string() }),
});

/** The outcomes by which what was taken back is ours again. */
const WON = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED'];

function noticeOf({ event_type: about, resource }: z.infer<typeof event>): ProviderNotice {
  const unknown: ProviderNotice = { kind: 'no-news', about };
  switch (about) {
    case 'CHECKOUT.ORDER.APPROVED':
      return { kind: 'approved' };
    case 'PAYMENT.AUTHORIZATION.VOIDED': {
      const gone = authorization.safeParse(resource).data;
      return gone === undefined ? unknown : { kind: 'hold-gone', ...gone };
    }
    case 'CUSTOMER.DISPUTE.CREATED': {
      const opened = dispute.safeParse(resource).data;
      return opened === undefined ? unknown : { kind: 'dispute-opened', ...opened };
    }
    case 'CUSTOMER.DISPUTE.RESOLVED': {
      const { dispute_id: disputeId, dispute_outcome: outcome } = ended.safeParse(resource).data ?? {};
      if (disputeId === undefined || outcome === undefined) return unknown;
      return { kind: 'dispute-ended', disputeId, isWon: WON.includes(outcome.outcome_code) };
    }
    default:
      return unknown;
  }
}
