import { showShared } from '../domain/cart/shared-cart.ts';
import type { SharedCart, StoredShare } from '../domain/cart/shared-cart.ts';

export interface ViewSharedCartPorts {
  readonly sharedCarts: { find(token: string, site: string): Promise<StoredShare | null> };
}

/** The form of a token: 32 bytes as base64url. Any other text is not queried. */
const TOKEN = /^[\w-]{43}$/;

/** What somebody shared on the site, at current prices and stock; null for a link that is unknown, expired, or of another site. */
export async function viewSharedCart(
  { sharedCarts }: ViewSharedCartPorts,
  site: string,
  token: string,
): Promise<SharedCart | null> {
  const shared = TOKEN.test(token) ? await sharedCarts.find(token, site) : null;
  return shared === null ? null : showShared(site, shared);
}
