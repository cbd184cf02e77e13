import * as z from 'zod/mini';
import { PAGE_NAMES } from '../../lib/page-names.ts';
import { PLAN_CHECKOUT } from './plan-checkout.ts';
import { common, meanings, money, MONEY, text } from './plan-fields.ts';
import { items, pounds } from './plan-items.ts';
import { PLAN_SHOWN } from './plan-shown.ts';
import { event } from './planned-event.ts';

/** EU-16, ST-16. */
const CART_ACTION = {
  consent: 'statistics',
  sentIn: 'what is put into the bag and taken out of it is told with its amounts, and that it is empty',
  notSentIn: 'a change of the bag is not told without consent to statistics, when it is refused, or by a bot',
} as const;

const ERROR = {
  consent: 'statistics',
  meanings,
  sentIn: 'an error page is reported once, with its address without query',
  notSentIn: 'nothing is sent without consent to statistics, after a refusal, or by a bot',
} as const;

/**
 * The event plan: all that the shop tells the collector of statistics about visitors who agree; `plan-reports.ts` has what it tells others. From
 * it follow the types of what pages send, what `api/events` accepts, `docs/analytics.md` and the schema of the sandbox's collector
 * (`node tools/event-plan.ts`). Names and limits are GA4's.
 */
export const PLAN = {
  page_view: event(
    {
      ...common,
      page_title: z.optional(z.enum(PAGE_NAMES)),
      page_referrer: z.optional(z.string().check(z.regex(/^https?:\/\/[^/?#@]+$/), z.maxLength(420))),
    },
    {
      when: 'A route was shown: once per route, and again when the browser restores the page. Not for a page that is prerendered and never seen, a change of the query alone, a bot, an editor’s preview, or paths under `/visualization`.',
      consent: 'statistics',
      meanings: {
        ...meanings,
        page_title: 'BH-09: the name of the page, one of 18; other pages send none.',
        page_referrer: 'Origin of the page that led here, of the first view of a document only.',
      },
      sentIn: 'each route is measured once, whatever its query, and again when the browser goes back to it',
      notSentIn: 'nothing is sent without consent to statistics, after a refusal, or by a bot',
    },
  ),
  purchase: event(
    {
      ...common,
      ...money,
      transaction_id: text,
      tax: pounds,
      shipping: pounds,
      coupon: z.optional(text),
      payment_type: z.optional(text),
      klarna_payment_method_type: z.optional(text),
      finance_product_type: z.optional(z.enum(['IFC', 'IBC'])),
      delivery_days: z.int().check(z.gte(0)),
      items,
    },
    {
      when: 'The confirmation of a placed order was shown: once per order, whatever browsers and devices show it, within 72 hours. Not for a bot, an editor’s preview, or a visit that another site led to; payment providers are not other sites. The server makes it from the order.',
      consent: 'statistics',
      meanings: {
        ...meanings,
        ...MONEY,
        event_id: 'The id of the order, which is none of the shopper: the collector counts it once.',
        transaction_id: 'The order number.',
        tax: 'Pounds of VAT contained in value.',
        shipping:
          'Pounds for delivery. With value it is the total before gift cards, which pay and take nothing off.',
        coupon: 'Discount codes that applied, joined by a comma.',
        payment_type: 'Ways it was paid, joined by a comma; absent for an order that cost nothing.',
        klarna_payment_method_type: 'What was chosen at Klarna.',
        finance_product_type: 'EU-21: of the plan by which it is paid over time; absent for other ways.',
        delivery_days: 'CO-08: calendar days in London from the order to the promised day.',
      },
      sentIn: 'an order is told once, after a reload, in another tab and on another device too',
      notSentIn: 'an order is not told for a bot, without consent, or after another site led to it',
    },
  ),
  ...PLAN_SHOWN,
  ...PLAN_CHECKOUT,
  add_to_cart: event(
    { ...common, ...money, items },
    {
      ...CART_ACTION,
      when: 'The shop has answered that pieces are in the bag which a page put there, with the pieces added and not the new quantity. Not for free gifts, and not for forms that are posted without script.',
      meanings: { ...meanings, ...MONEY },
    },
  ),
  remove_from_cart: event(
    { ...common, ...money, items },
    {
      ...CART_ACTION,
      when: 'The shop has answered that pieces are out of the bag which a page took out or saved for later, with the pieces removed and not the new quantity.',
      meanings: { ...meanings, ...MONEY },
    },
  ),
  empty_cart: event(common, {
    ...CART_ACTION,
    when: 'The bag has become empty by the `remove_from_cart` before it. A bag that becomes an order is not emptied.',
    meanings,
  }),
  error_4xx: event(common, {
    ...ERROR,
    when: 'The page of an address that does not exist was viewed: once with its `page_view`.',
  }),
  error_5xx: event(common, {
    ...ERROR,
    when: 'The page of an error of the shop was shown, once.',
  }),
} as const;

export type EventName = keyof typeof PLAN;
export type Params<Name extends EventName> = z.infer<(typeof PLAN)[Name]['params']>;
