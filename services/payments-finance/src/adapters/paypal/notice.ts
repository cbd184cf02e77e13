import { z } from 'zod';
import type { ProviderNotice } from '../../domain/notice/provider-notice.ts';
import type { NoticeReading, ProviderMessage } from '../../use-cases/ports/notices.ts';
import { readReply } from './replies.ts';
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

function requestFor(
  headers: z.infer<typeof signed>,
  webhookId: string,
  text: string,
): string {
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

const authorization = z.object({
  id: z.string().min(1),
  custom_id: z.string().min(1),
  invoice_id: z.string().optional(),
});

function noticeOf({ event_type: about, resource }: z.infer<typeof event>): ProviderNotice {
  if (about === 'CHECKOUT.ORDER.APPROVED') return { kind: 'approved' };
  const gone =
    about === 'PAYMENT.AUTHORIZATION.VOIDED' ? authorization.safeParse(resource).data : undefined;
  if (gone === undefined) return { kind: 'no-news', about };
  const { id: authorisationId, custom_id: reference, invoice_id: invoice } = gone;
  return { kind: 'hold-gone', authorisationId, reference, transactionId: transactionOf(invoice) };
}
