import type { Keys } from '../keys.ts';

/** @param basic the value of the Authorization header */
export function isMerchant(basic: string | undefined, username: string, { accepted }: Keys): boolean {
  const text = Buffer.from((basic ?? '').replace(/^Basic /, ''), 'base64').toString('utf8');
  const at = text.indexOf(':');
  return at >= 0 && text.slice(0, at) === username && [...accepted.values()].includes(text.slice(at + 1));
}
