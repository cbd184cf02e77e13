import { HTTPError } from '@loupe/outgoing/http-error';
import type { CallLimits } from '@loupe/outgoing/time-outs';
import { NotContentError } from './amplience-wire.ts';

/** Bytes of one answer: twelve items at the vendor's limit, with what is linked in them. */
const MAX_ANSWER = 8_000_000;

/** Of the shared table; a test passes shorter ones. */
export type AnswerLimits = Pick<CallLimits, 'timeoutMs'>;

/** A question to the vendor. @throws Error when it does not answer in time, or with a failure; NotContentError */
export async function postJson(url: string, body: object, limits: AnswerLimits): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(limits.timeoutMs),
  });
  if (!response.ok) throw new HTTPError(response.status, 'The content system');
  return boundedJson(response);
}

/** @throws NotContentError for an answer that is too long or not JSON */
async function boundedJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_ANSWER) throw new NotContentError(`The answer has more than ${MAX_ANSWER} bytes.`);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new NotContentError('The answer is not JSON.');
  }
}
