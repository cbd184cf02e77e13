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
const LIMIT = { attempts: 10, seconds: 15 * 60 };

/**
 * An order by its number, for those who may see it (QY-06); null for everybody else, as if there were none. Whoever names an
 * e-mail is counted, and one statement is asked whichever of the two is wrong: neither answer nor time tells.
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
  const order =
    claim.email === null
      ? await ports.orders.findByNumber(shopper.site, number)
      : await lookUp(ports, shopper, number, claim.email, caller);
  return order !== null && maySee(order, shopper, claim) ? order : null;
}

async function lookUp(
  { orders, rateLimits }: FindOrderPorts,
  shopper: Shopper,
  number: string,
  email: string,
  { session, network }: Caller,
): Promise<Order | null> {
  const subjects = [`order-lookup:session:${session}`, `order-lookup:ip:${network}`];
  const seconds = await rateLimits.attempt(subjects, LIMIT);
  if (seconds !== null) throw new TooManyAttemptsError(seconds);
  return orders.findForGuest(shopper, number, email.replaceAll('\0', '').trim());
}
