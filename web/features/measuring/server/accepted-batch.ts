import * as z from 'zod/mini';
import { jsonIn } from '../../../lib/json-in.ts';
import { readAddress } from '../../../lib/routing/address.ts';
import { measuredPath } from '../measured-path.ts';
import { pageNameOf } from '../page-name-of.ts';
import { PLAN } from '../plan.ts';
import { MOST_EVENTS, type SentEvent } from '../sent-event.ts';

const HOUR_MS = 3_600_000;
/** GA4 takes an event until 72 hours after it happened; a page that slept longer has nothing to tell. */
const OLDEST_MS = 72 * HOUR_MS;
/** A clock of a browser may be ahead by so much. */
const AHEAD_MS = 60_000;

const ofServer = { event_id: true, page_location: true, store: true, user_type: true } as const;
const common = {
  id: z.uuid(),
  at: z.int(),
  path: z.string().check(z.regex(/^\/[^?#]*$/), z.maxLength(300)),
};
const sent = <Name extends SentEvent['name'], Params extends z.core.$ZodType>(name: Name, params: Params) =>
  z.strictObject({ ...common, name: z.literal(name), params });

/** Exactly what pages send, so that nothing else leaves the shop by this route. */
const Batch = z.strictObject({
  visit: z.uuid(),
  events: z
    .array(
      z.discriminatedUnion('name', [
        sent('page_view', z.omit(PLAN.page_view.params, ofServer)),
        sent('view_item_list', z.omit(PLAN.view_item_list.params, ofServer)),
        sent('select_item', z.omit(PLAN.select_item.params, ofServer)),
        sent('view_item', z.omit(PLAN.view_item.params, ofServer)),
        sent('search', z.omit(PLAN.search.params, ofServer)),
        sent('view_promotion', z.omit(PLAN.view_promotion.params, ofServer)),
        sent('select_promotion', z.omit(PLAN.select_promotion.params, ofServer)),
        sent('add_to_wishlist', z.omit(PLAN.add_to_wishlist.params, ofServer)),
        sent('add_to_cart', z.omit(PLAN.add_to_cart.params, ofServer)),
        sent('remove_from_cart', z.omit(PLAN.remove_from_cart.params, ofServer)),
        sent('empty_cart', z.omit(PLAN.empty_cart.params, ofServer)),
        sent('view_cart', z.omit(PLAN.view_cart.params, ofServer)),
        sent('begin_checkout', z.omit(PLAN.begin_checkout.params, ofServer)),
        sent('add_shipping_info', z.omit(PLAN.add_shipping_info.params, ofServer)),
        sent('add_payment_info', z.omit(PLAN.add_payment_info.params, ofServer)),
        sent('refund', z.omit(PLAN.refund.params, ofServer)),
        sent('error_4xx', z.omit(PLAN.error_4xx.params, ofServer)),
        sent('error_5xx', z.omit(PLAN.error_5xx.params, ofServer)),
      ]),
    )
    .check(z.minLength(1), z.maxLength(MOST_EVENTS)),
});
export type AcceptedBatch = z.infer<typeof Batch>;

/**
 * A batch as a page sent it, its paths as they may leave the shop and without those that must not be measured, each view with the name of its
 * page (BH-09); null for anything else.
 * @param now milliseconds since the epoch
 */
export function acceptedBatch(body: Uint8Array, now: number): AcceptedBatch | null {
  const batch = Batch.safeParse(jsonIn(body)).data;
  if (batch === undefined) return null;
  if (batch.events.some(({ at }) => at < now - OLDEST_MS || at > now + AHEAD_MS)) return null;
  const events = batch.events.flatMap((event) => {
    const path = pathOf(event);
    return path === null ? [] : [{ ...titled(event), path }];
  });
  return { ...batch, events };
}

/** Pages say their name only where their address does not tell. */
function titled(event: AcceptedBatch['events'][number]): AcceptedBatch['events'][number] {
  if (event.name !== 'page_view') return event;
  const page_title = pageNameOf(event.path, event.params.page_title);
  return { ...event, params: { ...event.params, ...(page_title && { page_title }) } };
}

/** The path of an address that does not exist is never told, also if its page did not say so. */
function pathOf({ name, path, params }: AcceptedBatch['events'][number]): string | null {
  const isMissing = name === 'error_4xx' || readAddress(path).address.kind === 'missing';
  const shown = isMissing ? 'Not Found Page' : name === 'page_view' ? params.page_title : null;
  return measuredPath(path, shown);
}
