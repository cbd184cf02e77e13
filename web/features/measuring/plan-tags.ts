import * as z from 'zod/mini';
import { PAGE_NAMES } from '../../lib/page-names.ts';
import { eventId } from './plan-fields.ts';
import { JOURNEY } from './plan-shown.ts';
import { event } from './planned-event.ts';
import { SHOP_EVENTS } from './shop-events.ts';

const KEPT =
  'On a page that may not have the container, or leaves before it has it, the event is kept in the tab (at most 50, for 72 hours, under the id of the visitor’s answer) and told in order by the next page that has it.';

const when = z.int().check(z.gt(0));
const WHEN = 'When it happened, microseconds since the epoch. The page that tells it may be a later one.';

const shopEvent = event(
  {
    event_id: eventId,
    page_path: z.string().check(z.regex(/^\/[^?#]*$/)),
    ecommerce: z.looseObject({}),
    timestamp_micros: when,
  },
  {
    when: `As the collector’s of this name. ${KEPT}`,
    consent: 'marketing',
    meanings: {
      event_id: 'The same as the collector’s.',
      page_path: 'Of the page where it happened, without query. A token in it is replaced by its name.',
      ecommerce: 'All that the collector’s event says beside the shop and the visitor’s kind.',
      timestamp_micros: WHEN,
    },
    sentIn: JOURNEY.sentIn,
    notSentIn:
      'no page asks a third party before a yes to marketing; after it the container comes in order, but not where something is paid',
  },
);

const SHOP_TAGS = Object.fromEntries(SHOP_EVENTS.map((name) => [name, shopEvent])) as Record<
  (typeof SHOP_EVENTS)[number],
  typeof shopEvent
>;

/** Events of the plan that pages put into the data layer, for the tag manager's container. */
export const PLAN_TAGS = {
  page_view: event(
    {
      event_id: z.uuid(),
      page_title: z.nullable(z.enum(PAGE_NAMES)),
      page_path: z.nullable(z.string().check(z.regex(/^\/[^?#]*$/))),
      timestamp_micros: when,
    },
    {
      when: `As the collector’s. ${KEPT}`,
      consent: 'marketing',
      meanings: {
        event_id: 'Random, made for this event.',
        page_title: 'BH-09: the name of the page, one of 18; null for other pages.',
        page_path:
          'Of the page that was seen, without query. A token in it is replaced by its name; `/not-found` for all addresses that do not exist.',
        timestamp_micros: WHEN,
      },
      sentIn:
        'what is seen on pages without the container is told in order, with its own time, by the next page that has it; a withdrawal forgets it',
      notSentIn:
        'no page asks a third party before a yes to marketing; after it the container comes in order, but not where something is paid',
    },
  ),
  purchase: event(
    {
      event_id: z.string().check(z.regex(/^purchase\.\S+$/)),
      ecommerce: z.looseObject({}),
      timestamp_micros: when,
    },
    {
      when: `As the collector’s, and once the server has answered that nobody told the order before. ${KEPT}`,
      consent: 'marketing',
      meanings: {
        event_id: 'The same as in what the advertising network is told, so that the two count once.',
        ecommerce: 'The order, in the fields of the collector’s `purchase`.',
        timestamp_micros: WHEN,
      },
      sentIn: JOURNEY.sentIn,
      notSentIn: 'no page of a bot has the container, whatever its cookie says',
    },
  ),
  ...SHOP_TAGS,
} as const;
