import { randomUUID } from 'node:crypto';
import { HTTPError } from '@loupe/outgoing/http-error';
import { withinTimeLimit } from '@loupe/outgoing/time-limit';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { z } from 'zod';
import type { FulfilmentClientOptions } from './fulfilment-client.ts';
import { signMessage } from './signature.ts';

const { timeoutMs } = TIME_OUTS.fulfilment;
const answer = z.object({ messages: z.number().int().min(0) });

/**
 * Asks the warehouse to send its messages since then again, after a restore of our database. They keep their ids, so that those we
 * still have change nothing.
 * @returns how many will come
 * @throws Error when the warehouse does not accept the call
 */
export async function resendMessages(
  { url, keys, now }: FulfilmentClientOptions,
  since: Date,
): Promise<number> {
  const body = JSON.stringify({ since: since.toISOString() });
  const headers = {
    'content-type': 'application/json',
    ...signMessage({ id: `resend.${randomUUID()}`, body }, keys().active.key, now()),
  };
  const response = await withinTimeLimit(timeoutMs, (signal) =>
    fetch(`${url}/messages/resend`, { method: 'POST', headers, body, redirect: 'error', signal }),
  );
  const text = await response.text();
  if (response.status !== 202) throw new HTTPError(response.status, 'The warehouse');
  return answer.parse(JSON.parse(text)).messages;
}
