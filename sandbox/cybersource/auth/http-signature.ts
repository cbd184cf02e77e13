import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';

export interface Merchant {
  readonly id: string;
  /** Shared secrets by key id, base64. */
  readonly keys: () => Keys;
}

export interface SignedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** By lower-case name, as received. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Allowed clock skew of merchants. */
const DATE_SKEW_MS = 5 * 60_000;

// The current client writes `request-target`; older ones put it in brackets. Both are in use.
const TARGET_NAMES = ['request-target', '(request-target)'];

/**
 * Checks the vendor's HTTP Signature: known merchant and key, fresh date, digest of the raw body, every required header
 * covered, HMAC over what was received. Returns the error, or undefined when the signature is valid.
 */
export function signatureFault(request: SignedRequest, merchant: Merchant, now: Date): string | undefined {
  const { headers, body } = request;
  const fields = parseFields(headers.signature);
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(request.method);
  const sent = Date.parse(headers.date ?? '');

  if (headers['v-c-merchant-id'] !== merchant.id) return 'unknown merchant';
  const secret = merchant.keys().accepted.get(fields.keyid ?? '');
  if (secret === undefined) return 'unknown key';
  if (fields.algorithm !== 'HmacSHA256') return 'unknown algorithm';
  if (!(Math.abs(now.getTime() - sent) <= DATE_SKEW_MS)) return 'date missing or too far from now';
  if (hasBody && headers.digest !== digestOf(body)) return 'digest does not match the body';

  const listed = fields.headers?.split(' ') ?? [];
  if (!coversAll(listed, hasBody)) return 'a required header is not signed';
  return sameSecret(hmac(secret, stringToSign(request, listed)), fields.signature ?? '')
    ? undefined
    : 'signature does not match';
}

function coversAll(listed: readonly string[], hasBody: boolean): boolean {
  const required = ['host', 'date', 'v-c-merchant-id', ...(hasBody ? ['digest'] : [])];
  return (
    required.every((name) => listed.includes(name)) && TARGET_NAMES.some((name) => listed.includes(name))
  );
}

const digestOf = (body: Buffer): string => `SHA-256=${createHash('sha256').update(body).digest('base64')}`;

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(text).digest('base64');

function stringToSign({ method, target, headers }: SignedRequest, listed: readonly string[]): string {
  return listed
    .map((name) => {
      const value = TARGET_NAMES.includes(name) ? `${method.toLowerCase()} ${target}` : (headers[name] ?? '');
      return `${name}: ${value}`;
    })
    .join('\n');
}

function sameSecret(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function parseFields(header = ''): Partial<Record<string, string>> {
  return Object.fromEntries([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}
