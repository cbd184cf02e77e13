import { createHmac, timingSafeEqual } from 'node:crypto';

/** https://www.standardwebhooks.com: names in lower case, as Node hands them over. */
export interface SignedHeaders {
  'webhook-id': string;
  /** Seconds since 1970, of this sending. */
  'webhook-timestamp': string;
  'webhook-signature': string;
}

const TOLERANCE_SECONDS = 5 * 60;

const digest = (id: string, timestamp: string, body: string | Buffer, secret: Buffer): string =>
  createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64');

/** @param id of the message: the same however often it is sent, while time and signature are of each sending */
export function sign(id: string, body: string, secret: Buffer, now: Date): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${digest(id, timestamp, body, secret)}`,
  };
}

/** True when the body was signed with the secret, and not long ago. Several signatures are allowed, one has to be right. */
export function isGenuine(
  headers: Partial<Record<string, string | string[]>>,
  body: Buffer,
  secret: Buffer,
  now: Date,
): boolean {
  const [id = '', timestamp = '', signatures = ''] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  );
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp));
  if (id === '' || timestamp === '' || !(age <= TOLERANCE_SECONDS)) return false;
  const expected = Buffer.from(`v1,${digest(id, timestamp, body, secret)}`);
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
