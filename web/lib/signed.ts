import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Seconds after which nothing that was signed for a purpose is accepted any more. The former key of a rotation is kept for the longest of
 * them (tools/stack/rotate-keys.ts).
 */
export const SIGNED_FOR_SECONDS = { 'loupe preview': 7 * 86_400, 'loupe waiting room': 86_400 } as const;

/** A key made from web's credential, so that it rotates with it and is of use for its purpose alone. */
export const keyFor = (purpose: keyof typeof SIGNED_FOR_SECONDS, credential: string): Buffer =>
  createHmac('sha256', credential).update(purpose).digest();

const mac = (text: string, key: Buffer): string => createHmac('sha256', key).update(text).digest('base64url');

/** `<payload>.<signature>`, both base64url. @param expires seconds since 1970 */
export function seal(value: object, expires: number, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify({ ...value, expires })).toString('base64url');
  return `${payload}.${mac(payload, key)}`;
}

/**
 * The value of a seal of ours that has not expired; null for anything else.
 * @param now seconds since 1970
 * @param keys of which any may have signed it
 */
export function unseal(sealed: string | null | undefined, now: number, keys: readonly Buffer[]): unknown {
  const [payload = '', signature = '', ...more] = (sealed ?? '').split('.');
  if (more.length > 0 || !keys.some((key) => isEqual(signature, mac(payload, key)))) return null;
  const value = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { expires?: unknown };
  return typeof value.expires === 'number' && now < value.expires ? value : null;
}

function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
