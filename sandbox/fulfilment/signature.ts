import { createHmac, timingSafeEqual } from 'node:crypto';
import { activeOf, type Keys } from '../keys.ts';

/** https://www.standardwebhooks.com: names in lower case, as in Node. */
export interface SignedHeaders {
  'webhook-id': string;
  /** When this attempt was sent, in seconds since 1970. */
  'webhook-timestamp': string;
  'webhook-signature': string;
}

const TOLERANCE_SECONDS = 5 * 60;

const digest = (id: string, timestamp: string, body: string | Buffer, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest('base64');

/** @param id of the message: the same for every attempt, while time and signature differ */
export function sign(id: string, body: string, keys: Keys, now: Date): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${digest(id, timestamp, body, activeOf(keys))}`,
  };
}

/** True when the body was signed recently with any of the keys. Several signatures are allowed; one must be valid. */
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
