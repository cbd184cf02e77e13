import { createHash } from 'node:crypto';
import { maySee } from '../domain/order/may-see.ts';
import type { OrderClaim } from '../domain/order/may-see.ts';
import type { Order } from '../domain/order/order.ts';
import { TooManyAttemptsError } from '../domain/rate-limit/too-many-attempts-error.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface FindOrderPorts {
  readonly orders: {
    findByNumber(site: string, orderNumber: string): Promise<Order | null>;
    /** The shopper's own, or one that was confirmed to that e-mail. */
    findForGuest(shopper: Shopper, orderNumber: string, email: string): Promise<Order | null>;
  };
  readonly rateLimits: {
    /** @returns null, or seconds until there may be another */
    attempt(
      subjects: readonly string[],
      limit: { readonly attempts: number; readonly seconds: number },
    ): Promise<number | null>;
    /** Takes an attempt at each of the subjects back. */
    giveBack(subjects: readonly string[]): Promise<void>;
  };
}

/** Who asks by number and e-mail, as look-ups are counted. */
export interface Caller {
  /** Of the session, or of the browser where there is none. */
  readonly session: string;
  /** Of the browser's address: see @loupe/subgraph-server/client-network. */
  readonly network: string;
}

/** What a number can look like at all, ours or one of the platform before. */
const NUMBER = /^[A-Z0-9]{1,20}$/;
const QUARTER_OF_AN_HOUR = 15 * 60;
const NETWORK_LIMIT = { attempts: 10, seconds: QUARTER_OF_AN_HOUR };
/** Wider than a network's, so that no single network can shut out the others that know the e-mail. */
const EMAIL_LIMIT = { attempts: 30, seconds: QUARTER_OF_AN_HOUR };

/**
 * An order by its number, for those who may see it (QY-06); null for everybody else, as if there were none. Of those who name an
 * e-mail the failures are counted, and the same statements are asked whichever of the two is wrong: neither answer nor time tells.
 * @throws TooManyAttemptsError
 */
export async function findOrder(
  ports: FindOrderPorts,
  shopper: Shopper,
  orderNumber: string,
  claim: OrderClaim,
  caller: Caller,
): Promise<Order | null> {
  const typed = orderNumber.trim().toUpperCase();
  const number = NUMBER.test(typed) ? typed : '';
  const { email } = claim;
  const visible = (order: Order | null) => (order !== null && maySee(order, shopper, claim) ? order : null);
  if (email === null) return visible(await ports.orders.findByNumber(shopper.site, number));

  const written = email.replaceAll('\0', '').trim();
  const counted = await countAttempt(ports, written, caller);
  const order = visible(await ports.orders.findForGuest(shopper, number, written));
  if (order !== null) await ports.rateLimits.giveBack(counted);
  return order;
}

/**
 * Counted before the order is looked for, so that attempts at the same moment cannot all pass. A network that has failed too
 * often counts no further against the e-mail, and what an e-mail's limit turns away not against the network.
 * @returns the subjects that were counted
 */
async function countAttempt(
  { rateLimits }: FindOrderPorts,
  email: string,
  { network }: Caller,
): Promise<readonly string[]> {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  const [ofNetwork, ofEmail] = [`order-lookup:network:${network}`, `order-lookup:email:${digest}`];
  const networkFull = await rateLimits.attempt([ofNetwork], NETWORK_LIMIT);
  if (networkFull !== null) throw new TooManyAttemptsError(networkFull);
  const emailFull = await rateLimits.attempt([ofEmail], EMAIL_LIMIT);
  if (emailFull === null) return [ofNetwork, ofEmail];
  await rateLimits.giveBack([ofNetwork]);
  throw new TooManyAttemptsError(emailFull);
}
