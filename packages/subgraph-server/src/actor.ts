import type { Site } from '@loupe/contracts/sites';
import { GraphFault } from './fault.ts';

/**
 * Who a request is for, as the gateway asserted it. A browser has an anonymous id, a signed-in customer a customer id as well;
 * a page rendered on the server for all shoppers has neither.
 */
export interface Actor {
  readonly site: Site;
  readonly sessionId: string | null;
  readonly anonymousId: string | null;
  readonly customerId: string | null;
  /** When the customer last gave the password in this session, apart from signing in; missing: never. */
  readonly passwordConfirmedAtMs?: number;
  /** The visitor's A/B group, by the cookie and with their consent; missing: none. */
  readonly abGroup?: string;
}

/**
 * The owner of what this actor creates and may see: `c:<customer id>` when signed in, else `a:<anonymous id>`.
 * @throws GraphFault SessionExpiredError when the actor has neither id
 */
export function ownerKey(actor: Actor): string {
  if (actor.customerId !== null) return `c:${actor.customerId}`;
  if (actor.anonymousId !== null) return `a:${actor.anonymousId}`;
  throw new GraphFault('SessionExpiredError', 'Your session has ended.');
}
