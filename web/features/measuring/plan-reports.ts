import * as z from 'zod/mini';
import { event } from './planned-event.ts';

const code = z.string().check(z.minLength(1), z.maxLength(100));
/** Of a category, which the page knows; never what somebody typed. */
const address = z.string().check(z.regex(/^\/[\w\-.~/]*$/), z.maxLength(300));
const none = z.array(z.never());
const nothing = z.strictObject({});

/** IN-04: all that the search provider knows. */
const ACTIONS = ['view', 'click', 'add-to-cart', 'remove-from-cart', 'purchase'] as const;
export type ActivityAction = (typeof ACTIONS)[number];

const NOT_SENT_IN = 'without consent nothing that was looked at is kept, shown or sent';

/** Events of the plan that others than the collector are told: to whom, by which route of ours, and exactly what. */
export const PLAN_REPORTS = {
  search_activity: {
    to: 'the search provider',
    path: '/api/search-activity',
    ...event(
      {
        action: z.enum(ACTIONS),
        target: z.union([z.strictObject({ product: code }), z.strictObject({ page: address })]),
        user: z.strictObject({
          identities: z.strictObject({ sessionId: z.uuid() }),
          traits: nothing,
          segments: none,
        }),
        metadata: nothing,
        segments: none,
        timestamp: z.iso.datetime(),
      },
      {
        // A cluster decides what a visitor is shown: it is no statistic.
        consent: 'experience',
        notSentIn: NOT_SENT_IN,
        when: 'IN-04, by action. view: the page of a product or of a category is on the screen and the browser idle. click: a card that leads to a product was pressed. add-to-cart, remove-from-cart: the shop has answered that pieces are in the bag, or out of it. purchase: the shop has recorded that an order was told, once for each line. Not of bots and editors.',
        meanings: {
          action: 'What was done.',
          target: 'The code of the product, or the page.',
          user: 'A random session of one tab, without traits and segments.',
          metadata: 'Nothing.',
          segments: 'None.',
          timestamp: 'When, ISO 8601.',
        },
        sentIn:
          'with consent to experience the search provider is told what was looked at, and its cluster is kept for a day',
      },
    ),
  },
  viewed_together: {
    to: 'the shop itself, for recommendations',
    path: '/api/viewed-together',
    ...event(
      { productKey: code, earlierKey: code },
      {
        consent: 'statistics',
        notSentIn: NOT_SENT_IN,
        when: 'A product was looked at after another; not after a reload or a step back (QY-09).',
        meanings: {
          productKey: 'The code of the product on the screen.',
          earlierKey: 'The code of the product that was looked at before it.',
        },
        sentIn: 'the pieces looked at last are shown with consent, the newest first, and counted together',
      },
    ),
  },
} as const;
