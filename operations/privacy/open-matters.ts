import type pg from 'pg';
import { asQuery } from './subject.ts';
import type { Subject } from './subject.ts';

/** The states in which nobody works on an order any more, as SQL. */
export const FINISHED = `('COMPLETED', 'CANCELLED', 'DELETED', 'QUOTED', 'QUOTE_CONVERTED')`;

interface Matter {
  readonly schema: string;
  /** What a person is told that is still open. */
  readonly what: string;
  /** Selects its number as `number`. */
  readonly sql: string;
}

const PAYMENTS = 'SELECT id FROM payment WHERE placement_id = ANY (:placements)';
/** A second payment of an order names the placement that has the order's number. */
const OF_ORDER = `JOIN payment ON payment.id = payment_id
      JOIN cart_checkout.placement ON placement.id = coalesce(payment.pays_again_for, payment.placement_id)::uuid`;

/** An erasure waits for these: without a name or an address none of them can be finished. */
const MATTERS: readonly Matter[] = [
  {
    schema: 'cart_checkout',
    what: 'order',
    sql: `SELECT order_number AS number FROM sales_order WHERE id = ANY (:orders) AND status NOT IN ${FINISHED}`,
  },
  {
    schema: 'cart_checkout',
    what: 'payment under way',
    sql: `SELECT order_number AS number FROM placement WHERE id = ANY (:placements::uuid[]) AND state NOT IN ('placed', 'released')`,
  },
  {
    schema: 'cart_checkout',
    what: 'second payment',
    sql: `SELECT order_number AS number FROM pay_again JOIN sales_order ON sales_order.id = order_id
      WHERE order_id = ANY (:orders) AND pay_again.state NOT IN ('done', 'released')`,
  },
  {
    schema: 'stores_reservations',
    what: 'reservation',
    sql: `SELECT number FROM reservation WHERE closed_at IS NULL
      AND (owner = :owner OR (site = :site AND owner LIKE 'a:%' AND lower(email) = :mailbox))`,
  },
  {
    schema: 'stores_reservations',
    what: 'appointment',
    sql: `SELECT number FROM appointment WHERE closed_at IS NULL
      AND (owner = :owner OR (site = :site AND owner LIKE 'a:%' AND lower(email) = :mailbox))`,
  },
  {
    schema: 'stores_reservations',
    what: 'price promise',
    sql: `SELECT number FROM price_promise
      WHERE (state = 'PENDING_DECISION' OR (state = 'APPROVED' AND coalesce(used_at, ended_at, withdrawn_at) IS NULL))
      AND (owner = :owner OR (site = :site AND owner LIKE 'a:%' AND lower(email) = :mailbox))`,
  },
  {
    schema: 'payments_finance',
    what: 'dispute',
    sql: `SELECT placement.order_number AS number FROM dispute ${OF_ORDER} WHERE ended_at IS NULL AND payment_id IN (${PAYMENTS})`,
  },
  {
    schema: 'payments_finance',
    what: 'application',
    sql: `SELECT placement.order_number AS number FROM tender_wait JOIN tender ON tender.id = tender_id ${OF_ORDER}
      WHERE waits_for IS NOT NULL AND payment_id IN (${PAYMENTS})`,
  },
  {
    schema: 'payments_finance',
    what: 'capture or refund',
    sql: `SELECT placement.order_number AS number FROM settlement ${OF_ORDER} WHERE finished_at IS NULL AND payment_id IN (${PAYMENTS})`,
  },
];

/** What of a person's is not finished, as "order LP1". */
export async function openMatters(client: pg.ClientBase, subject: Subject): Promise<string[]> {
  const open: string[] = [];
  for (const { schema, what, sql } of MATTERS) {
    await client.query(`SET LOCAL search_path = ${schema}`);
    const { text, names } = asQuery(sql);
    const { rows } = await client.query<{ number: string }>(
      text,
      names.map((name) => subject[name]),
    );
    open.push(...rows.map(({ number }) => `${what} ${number}`));
  }
  return open;
}
