import * as z from 'zod/mini';
import { jsonIn } from './accepted-batch.ts';
import { collect } from './collector.ts';
import type { EventPorts } from './forward-events.ts';
import { agrees, measuringRoute } from './measuring-route.ts';
import { purchaseParams, type AnnouncedOrder } from './purchase-params.ts';
import type { ToldPurchase } from '../sent-event.ts';
import { PAYMENT_HOSTS } from '../../../lib/gen/payment-hosts.ts';

export type PurchasePorts = EventPorts & {
  /** Hosts of our shops, without port. */
  readonly ourHosts: readonly string[];
  /** The shopper's order, if it is to be told now, and by this request. */
  readonly beginOrder: (headers: Headers, orderNumber: string) => Promise<AnnouncedOrder | null>;
  /** Has the advertising network told of the shopper's order, later. */
  readonly tellNetwork: (headers: Headers, order: AnnouncedOrder, page: string) => Promise<void>;
  /** Records that it was told. */
  readonly endOrder: (headers: Headers, orderNumber: string) => Promise<void>;
};

const Shown = z.strictObject({
  visit: z.uuid(),
  orderNumber: z.string().check(z.regex(/^[A-Z0-9]{1,20}$/)),
  referrer: z.optional(z.string().check(z.regex(/^https?:\/\/[^/?#@]+$/), z.maxLength(420))),
});

/**
 * ST-13: tells the collector of the order that a page shows, from the order itself, and the advertising network if the visitor agrees to
 * marketing. It is recorded after the collector has taken it; an answer that is lost between the two is told twice under one event and one
 * transaction, which the collector counts once, and so does the network.
 * @returns the order for the page's own tags if the visitor agrees to marketing, told and recorded; else the answer's status: those of
 * `measuringRoute`, 201 told and recorded, 204 not to be told, 502 or 503 as for events
 */
export const createPurchaseAnnouncer = (
  ports: PurchasePorts,
): ((request: Request) => Promise<ToldPurchase | number>) =>
  measuringRoute<z.infer<typeof Shown>, ToldPurchase>(
    ports,
    (body) => Shown.safeParse(jsonIn(body)).data ?? null,
    (headers, shown) => announce(ports, headers, shown),
    ['statistics', 'marketing'],
  );

async function announce(
  ports: PurchasePorts,
  headers: Headers,
  { visit, orderNumber, referrer }: z.infer<typeof Shown>,
): Promise<ToldPurchase | number> {
  if (isReferral(referrer, ports.ourHosts)) return 204;
  const user_type = await ports.userTypeOf(headers);
  if (user_type === null) return 503;
  try {
    const order = await ports.beginOrder(headers, orderNumber);
    if (order === null) return 204;
    const { origin, store } = ports.shopOf(headers);
    const page_location = `${origin}/checkout/orderConfirmation`;
    const purchase = purchaseParams(order);
    const event = {
      name: 'purchase',
      timestamp_micros: Date.parse(order.placedOn) * 1_000,
      params: { ...purchase, page_location, store, user_type },
    };
    const { url } = ports;
    if (url != null && agrees(headers, 'statistics') && !(await collect(ports, url, visit, [event])))
      return 502;
    if (agrees(headers, 'marketing')) await tellNetwork(ports, headers, order, page_location);
    await ports.endOrder(headers, orderNumber);
    return agrees(headers, 'marketing') ? forTags(purchase) : 201;
  } catch (error) {
    ports.log(`An order could not be told to the collector of statistics: ${String(error)}`);
    return 502;
  }
}

/** The collector has the order already: a network that cannot be told is not asked again. */
async function tellNetwork(
  ports: PurchasePorts,
  ...told: Parameters<PurchasePorts['tellNetwork']>
): Promise<void> {
  try {
    await ports.tellNetwork(...told);
  } catch (error) {
    ports.log(`An order could not be stored for the advertising network: ${String(error)}`);
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
