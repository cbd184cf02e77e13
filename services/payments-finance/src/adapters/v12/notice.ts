import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { NoticeReading, ProviderMessage } from '../../domain/notice/notice-reading.ts';
import { readApplication } from './application.ts';
import type { Transport } from './transport.ts';

const message = z.object({ ApplicationId: z.coerce.string().regex(/^\d{1,12}$/) });

/**
 * POST /webhooks/v12: the status of an application has changed. The lender signs nothing, so the message is only a reason to read the
 * application that it names, and what is read says which payment it is about.
 */
export async function readNotice(
  { body }: ProviderMessage,
  timeoutMs: number,
  transport: Transport,
): Promise<NoticeReading> {
  const named = message.safeParse(jsonOf(body.toString('utf8')));
  if (!named.success) return { kind: 'unreadable' };
  const read = await readApplication(named.data.ApplicationId, timeoutMs, transport);
  if (read.kind === 'refused') return { kind: 'forged' };
  if (read.kind !== 'read') return { kind: 'unavailable' };
  const { id, status: applicationStatus, salesReference, secondSalesReference: reference } = read.application;
  if (salesReference === '' || reference === '') return { kind: 'unreadable' };
  const messageId = createHash('sha256').update(`${id} ${applicationStatus}`).digest('base64url');
  return {
    kind: 'notice',
    messageId,
    notice: { kind: 'goes-on', reference, transactionId: salesReference, begun: id, applicationStatus },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
