import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { NoticeReading, ProviderMessage } from '../../domain/notice/notice-reading.ts';
import { readOrder, readSession } from './read.ts';
import { readReply } from './replies.ts';
import type { Transport } from './transport.ts';

const id = z.string().min(1).max(100);
const authorised = z.object({ session_id: id, authorization_token: z.string().min(1).max(500) });
const decided = z.object({ order_id: id, event_type: z.string().min(1).max(100) });

/**
 * POST /webhooks/klarna: the shopper has agreed, or the vendor has decided about an order. The vendor signs neither: the message is only a
 * reason to read the session or order that it names, and what is read says which payment it is about.
 */
export async function readNotice(
  { body }: ProviderMessage,
  timeoutMs: number,
  transport: Transport,
): Promise<NoticeReading> {
  const text = body.toString('utf8');
  const agreement = readReply(authorised, text);
  const decision = readReply(decided, text);
  if (agreement === undefined && decision === undefined) return { kind: 'unreadable' };
  const read =
    agreement === undefined
      ? await readOrder(decision?.order_id ?? '', timeoutMs, transport)
      : await readSession(agreement.session_id, timeoutMs, transport);
  if (read.kind === 'gone') return { kind: 'forged' };
  if (read.kind !== 'read') return { kind: 'unavailable' };
  const { merchant_reference1: reference, merchant_reference2: transactionId } = read.value;
  if (reference === undefined || transactionId === undefined) return { kind: 'unreadable' };
  return { kind: 'notice', messageId: digestOf(text), notice: { kind: 'goes-on', reference, transactionId } };
}

/** A copy has the same. The authorization token in it is a secret. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
