import { z } from 'zod';
import { invalid } from '../problem.ts';
import { ALGORITHM } from './signature.ts';
import type { Signer } from './signature.ts';

const shape = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  auth_algo: z.string(),
  cert_url: z.url(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
});

const EVENT = '"webhook_event":';

/**
 * POST /v1/notifications/verify-webhook-signature. The event has to be the last member, as it was received: its bytes are what was
 * signed, so the text of the request is read and not what it means.
 */
export function verifySignature(raw: Buffer, signer: Signer): { readonly verification_status: string } {
  const text = raw.toString('utf8');
  const parsed = shape.safeParse(jsonOf(text));
  const at = text.indexOf(EVENT);
  if (!parsed.success || at < 0) throw invalid('INVALID_PARAMETER_VALUE', '/webhook_event');
  const event = text.slice(at + EVENT.length, text.lastIndexOf('}')).trim();
  const { transmission_id: id, transmission_time: time, webhook_id: webhookId, ...given } = parsed.data;
  const isRight =
    given.auth_algo === ALGORITHM &&
    signer.isRight({ id, time, webhookId }, Buffer.from(event), given.transmission_sig);
  return { verification_status: isRight ? 'SUCCESS' : 'FAILURE' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('MALFORMED_REQUEST_JSON');
  }
}
