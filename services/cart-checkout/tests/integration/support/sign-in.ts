import { randomUUID } from 'node:crypto';
import type { Shopper } from '../../../src/domain/shopper.ts';
import { guest } from './shop.ts';

/** A shopper before and after signing in. */
export interface SignedIn {
  readonly guest: Shopper;
  readonly customer: Shopper;
}

export function signedIn(site = 'beaverbrooks'): SignedIn {
  return { guest: guest(site), customer: { site, owner: `c:${randomUUID()}` } };
}

/** Both ids, as the gateway asserts them of a customer's browser. */
export const actorOf = ({ guest: { owner, site }, customer }: SignedIn) => ({
  site: site as 'beaverbrooks',
  anonymousId: owner.slice(2),
  customerId: customer.owner.slice(2),
});
