import { createHash, createHmac } from 'node:crypto';
import type { HmacKey } from '@loupe/subgraph-server/key-set';

export interface MerchantKey {
  readonly merchantId: string;
  /** The vendor's id of the secret. */
  readonly keyId: string;
  readonly sharedSecret: HmacKey;
}

/**
 * Headers of the vendor's HTTP Signature (developer.cybersource.com, REST authentication). `host` must be the Host header that is
 * sent: the vendor compares them.
 *
 * @param target path and query
 */
export function signRequest(
  request: {
    readonly method: 'GET' | 'POST' | 'DELETE';
    readonly host: string;
    readonly target: string;
    readonly body?: string;
  },
  { merchantId, keyId, sharedSecret }: MerchantKey,
  now: Date,
): Record<string, string> {
  const { method, host, target, body } = request;
  const covered: Record<string, string> = {
    host,
    date: now.toUTCString(),
    'request-target': `${method.toLowerCase()} ${target}`,
    ...(body === undefined
      ? {}
      : { digest: `SHA-256=${createHash('sha256').update(body).digest('base64')}` }),
    'v-c-merchant-id': merchantId,
  };
  const text = Object.entries(covered)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  const signature = createHmac('sha256', sharedSecret).update(text).digest('base64');
  const { 'request-target': _, ...headers } = covered;
  return {
    ...headers,
    signature: `keyid="${keyId}", algorithm="HmacSHA256", headers="${Object.keys(covered).join(' ')}", signature="${signature}"`,
  };
}
