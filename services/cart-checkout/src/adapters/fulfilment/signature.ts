import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { HmacKey } from '@loupe/subgraph-server/key-set';

/** Seconds by which the sending time may differ from our clock. */
export const TOLERANCE_SECONDS = 5 * 60;
const PREFIX = 'v1,';

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
export interface SignedHeaders {
  'webhook-id': string;
  /** When this attempt was sent, in seconds since 1970. */
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** @param id of the message; the same for every attempt */
export function signMessage(
  { id, body }: { id: string; body: string | Buffer },
  secret: HmacKey,
  now: Date,
): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': PREFIX + digest({ id, timestamp, body }, secret).toString('base64'),
  };
}

/** @returns the message's id, or null when it was altered, is outdated, or is signed with none of the secrets */
export function verifiedId(
  { headers, body }: { headers: IncomingHttpHeaders; body: Buffer },
  secrets: Iterable<HmacKey>,
  now: Date,
): string | null {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(
    (name) => headers[`webhook-${name}`],
  );
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return null;
  if (id === '' || id.length > 200 || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return null;
  const expected = [...secrets].map((secret) => digest({ id, timestamp, body }, secret));
  // The standard lets a sender sign with several secrets while it changes them.
  const isGenuine = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.startsWith(PREFIX) ? signature.slice(PREFIX.length) : '', 'base64');
    return expected.some((one) => given.length === one.length && timingSafeEqual(given, one));
  });
  return isGenuine ? id : null;
}

function digest(
  { id, timestamp, body }: { id: string; timestamp: string; body: string | Buffer },
  secret: HmacKey,
): Buffer {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest();
}
