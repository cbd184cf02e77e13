import { createHmac, timingSafeEqual } from 'node:crypto';
import { activeOf, type Keys } from '../keys.ts';

/** https://www.standardwebhooks.com: names in lower case, as Node hands them over. */
export interface SignedHeaders {
  'webhook-id': string;
  /** Seconds since 1970, of this sending. */
  'webhook-timestamp': string;
  'webhook-signature': string;
}

const TOLERANCE_SECONDS = 5 * 60;

const digest = (id: string, timestamp: string, body: string | Buffer, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest('base64');

/** @param id of the message: the same however often it is sent, while time and signature are of each sending */
export function sign(id: string, body: string, keys: Keys, now: Date): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${digest(id, timestamp, body, activeOf(keys))}`,
  };
}

/** True when the body was signed with any of the keys, and not long ago. Several signatures are allowed, one has to be right. */
export function isGenuine(
  headers: Partial<Record<string, string | string[]>>,
  body: Buffer,
  keys: Keys,
  now: Date,
): boolean {
  const [id = '', timestamp = '', signatures = ''] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  );
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp));
  if (id === '' || timestamp === '' || !(age <= TOLERANCE_SECONDS)) return false;
  const expected = [...keys.accepted.values()].map((secret) =>
    Buffer.from(`v1,${digest(id, timestamp, body, secret)}`),
  );
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature);
    return expected.some((one) => given.length === one.length && timingSafeEqual(given, one));
  });
}
