import { PAYMENT_HOSTS } from '../../../lib/gen/payment-hosts.ts';

/**
 * ST-13: whether another site led to the page. Our own shops and the pages of payment providers are none, and neither is nothing: a bookmark,
 * an e-mail, or a browser that says nothing.
 * @param referrer an origin
 * @param ours hosts without port
 */
export function isReferral(referrer: string | undefined, ours: readonly string[]): boolean {
  if (referrer === undefined) return false;
  const name = URL.parse(referrer)?.hostname ?? '';
  return ![...ours, ...PAYMENT_HOSTS].some((host) => name === host || name.endsWith(`.${host}`));
}
