import * as z from 'zod/mini';
import { jsonIn } from '../../../lib/json-in.ts';
import { collect, type CollectedEvent } from './collector.ts';
import type { EventPorts } from './forward-events.ts';
import { agrees, measuringRoute } from '../measuring-route.ts';
import { purchaseParams, type AnnouncedOrder } from './purchase-params.ts';
import type { OrderForPage, ToldPurchase } from '../sent-event.ts';
import { PAYMENT_HOSTS } from '../../../lib/gen/payment-hosts.ts';

export type PurchasePorts = EventPorts & {
  /** Hosts of our shops, without port. */
  readonly ourHosts: readonly string[];
  /** The shopper's order, if one of these is to be told it now, and by this request. */
  readonly beginOrder: (
    headers: Headers,
    orderNumber: string,
    to: readonly Recipient[],
  ) => Promise<AnnouncedOrder | null>;
  /** Has the advertising network told of the shopper's order, later. */
  readonly tellNetwork: (headers: Headers, order: AnnouncedOrder, page: string) => Promise<void>;
  /** Records that these were told. */
  readonly endOrder: (headers: Headers, orderNumber: string, to: readonly Recipient[]) => Promise<void>;
};

const Shown = z.strictObject({
  visit: z.uuid(),
  orderNumber: z.string().check(z.regex(/^[A-Z0-9]{1,20}$/)),
  referrer: z.optional(z.string().check(z.regex(/^https?:\/\/[^/?#@]+$/), z.maxLength(420))),
});

/** What the page tells others of the order, with the status of the answer. */
export type Told = { readonly status: 200 | 202; readonly order: OrderForPage };

/** Whom an order is told to, by what a visitor agrees to. */
const RECIPIENTS = { STATISTICS: 'statistics', MARKETING: 'marketing', EXPERIENCE: 'experience' } as const;
type Recipient = keyof typeof RECIPIENTS;

/**
 * ST-13: tells the order that a page shows, from the order itself, to each that the visitor agrees to and that was not told before: the
 * advertising network, the collector, and by the page its tags and the search provider. None waits for another: each is recorded by itself
 * after it was told, so that one that fails, or that the visitor agrees to later, is told by a later page.
 * @returns what the page itself tells, if the visitor agrees to marketing or experience: 200 told and recorded, 202 to be told again for who failed;
 * else the answer's status: those of `measuringRoute`, 201 told and recorded, 204 not to be told, 502 or 503 as for events
 */
export const createPurchaseAnnouncer = (
  ports: PurchasePorts,
): ((request: Request) => Promise<Told | number>) =>
  measuringRoute<z.infer<typeof Shown>, Told>(
    ports,
    (body) => Shown.safeParse(jsonIn(body)).data ?? null,
    (headers, shown) => announce(ports, headers, shown),
    Object.values(RECIPIENTS),
  );

async function announce(
  ports: PurchasePorts,
  headers: Headers,
  shown: z.infer<typeof Shown>,
): Promise<Told | number> {
  if (isReferral(shown.referrer, ports.ourHosts)) return 204;
  const user_type = await ports.userTypeOf(headers);
  if (user_type === null) return 503;
  const wanted = recipientsOf(ports, headers);
  const order = await tried(ports, () => ports.beginOrder(headers, shown.orderNumber, wanted));
  if (order === undefined) return 502;
  if (order === null) return 204;
  const open = new Set(wanted.filter((recipient) => !order.announcedTo.includes(recipient)));
  if (open.size === 0) return 204;
  const { origin, store } = ports.shopOf(headers);
  const page_location = `${origin}/checkout/orderConfirmation`;
  const purchase = purchaseParams(order);
  const event = {
    name: 'purchase',
    timestamp_micros: Date.parse(order.placedOn) * 1_000,
    params: { ...purchase, page_location, store, user_type },
  };
  const isMarketed = open.has('MARKETING');
  const isNetworkTold =
    isMarketed && (await succeeded(ports, () => ports.tellNetwork(headers, order, page_location)));
  const isCollected = open.has('STATISTICS') && (await isTaken(ports, shown.visit, event));
  const told = [...open].filter(
    (recipient) => recipient === 'EXPERIENCE' || (recipient === 'MARKETING' ? isNetworkTold : isCollected),
  );
  const isRecorded =
    told.length > 0 && (await succeeded(ports, () => ports.endOrder(headers, shown.orderNumber, told)));
  const isDone = isRecorded && told.length === open.size;
  // The search provider takes what is told twice for two: it is told once that is recorded.
  const isPersonal = isRecorded && open.has('EXPERIENCE');
  if (!isMarketed && !isPersonal) return isDone ? 201 : 502;
  return {
    status: isDone ? 200 : 202,
    order: {
      ...(isMarketed && { purchase: forTags(purchase) }),
      ...(isPersonal && { products: order.lineItems.map(({ productKey }) => productKey) }),
    },
  };
}

/** The collector of a shop that has none is not among them. */
const recipientsOf = ({ url }: PurchasePorts, headers: Headers): Recipient[] =>
  (Object.keys(RECIPIENTS) as Recipient[]).filter(
    (recipient) => agrees(headers, RECIPIENTS[recipient]) && (recipient !== 'STATISTICS' || url != null),
  );

const isTaken = async (ports: PurchasePorts, visit: string, event: CollectedEvent): Promise<boolean> =>
  ports.url != null && collect(ports, ports.url, visit, [event]);

const succeeded = async (ports: PurchasePorts, attempt: () => Promise<void>): Promise<boolean> =>
  (await tried(ports, () => attempt().then(() => true))) ?? false;

/** Undefined after a failure, which the log has. */
async function tried<T>({ log }: PurchasePorts, attempt: () => Promise<T>): Promise<T | undefined> {
  try {
    return await attempt();
  } catch (error) {
    log(`An order could not be announced in full: ${String(error)}`);
    return undefined;
  }
}

/** What tags of the page get: amounts and pieces, and nothing of the shopper. */
function forTags({ event_id, ...ecommerce }: ReturnType<typeof purchaseParams>): ToldPurchase {
  return { event: 'purchase', event_id: `purchase.${event_id}`, ecommerce };
}

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
