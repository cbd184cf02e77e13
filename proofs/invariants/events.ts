import { roleOf } from '@loupe/contracts/services';
import { PROJECTIONS, type Projection } from '../../operations/projections.ts';
import { STEP } from '../../operations/restore/outward.ts';
import type { Invariant } from './invariant.ts';

const OUTBOXES = [
  ...['catalog_search', 'cart_checkout', 'payments_finance'],
  ...['content', 'identity', 'stores_reservations'],
];

const unionOf = (sql: (schema: string) => string): string => OUTBOXES.map(sql).join(' UNION ALL ');

/** The projection has the last published version of each aggregate. Pruned events are not compared. */
function projection({ topic, counted, copy, says }: Projection): Invariant {
  const { key } = copy;
  return {
    id: 'I16',
    says,
    graceSeconds: 60,
    sql: `
      SELECT said.aggregateid AS ${key}, said.version, known.version AS projected
      FROM (
        SELECT aggregateid, max(aggregate_version) AS version, max(occurred_at) AS at
        FROM ${roleOf(counted.owner)}.outbox WHERE aggregatetype = '${topic}' GROUP BY aggregateid
      ) AS said
      LEFT JOIN ${roleOf(copy.reader)}.${copy.table} known ON known.${key}::text = said.aggregateid
      WHERE known.version IS DISTINCT FROM said.version AND said.at < now() - make_interval(secs => $1)`,
  };
}

/** A restore moves versions that others were told on by multiples of this: what is left of them goes on without a gap. */
const restoreless = (version: string): string => `(${version} % ${STEP})`;
const VERSION = restoreless('aggregate_version');

/** Every event is published and applied, once and in order. */
export const EVENTS: readonly Invariant[] = [
  {
    id: 'I14',
    says: 'versions of an order’s and of a payment’s events have no gaps and no duplicates',
    sql: `
      SELECT aggregatetype, aggregateid, count(*) AS events, min(aggregate_version) AS first, max(aggregate_version) AS last
      FROM (
        SELECT aggregatetype, aggregateid, ${VERSION} AS aggregate_version, occurred_at FROM cart_checkout.outbox
        UNION ALL SELECT aggregatetype, aggregateid, ${VERSION}, occurred_at FROM payments_finance.outbox
      ) AS event
      WHERE aggregatetype IN ('checkout.order.v1', 'payments.payment.v1')
      GROUP BY aggregatetype, aggregateid
      -- Published rows are pruned after a week, so the first version exists only for recent aggregates.
      HAVING count(*) <> count(DISTINCT aggregate_version) OR max(aggregate_version) - min(aggregate_version) + 1 <> count(*)
        OR (min(aggregate_version) <> 1 AND min(occurred_at) > now() - interval '6 days')`,
  },
  {
    id: 'I14',
    says: 'the last event of an order and of a payment has the version that its row has stored',
    sql: `
      SELECT 'order' AS aggregate, o.id, o.event_version AS counted, max(e.aggregate_version) AS told
      FROM cart_checkout.sales_order o LEFT JOIN cart_checkout.outbox e
        ON e.aggregatetype = 'checkout.order.v1' AND e.aggregateid = o.id::text
      WHERE o.placed_at > now() - interval '6 days'
      GROUP BY o.id HAVING o.event_version IS DISTINCT FROM max(e.aggregate_version)
      UNION ALL
      SELECT 'payment', p.id, p.event_version, max(e.aggregate_version)
      FROM payments_finance.payment p LEFT JOIN payments_finance.outbox e
        ON e.aggregatetype = 'payments.payment.v1' AND e.aggregateid = p.id::text
      WHERE p.created_at > now() - interval '6 days'
      GROUP BY p.id
      HAVING ${restoreless('p.event_version')} <> ${restoreless('coalesce(max(e.aggregate_version), 0)')}`,
  },
  {
    id: 'I14',
    says: 'every published order was confirmed by e-mail: its event is in the consumer’s inbox, and its e-mail was tried',
    graceSeconds: 300,
    sql: `
      SELECT o.aggregateid AS order_id, o.id AS event, o.published_at
      FROM cart_checkout.outbox o
      WHERE o.type = 'order-placed' AND o.occurred_at < now() - make_interval(secs => $1)
        AND (NOT EXISTS (
          SELECT FROM cart_checkout.inbox i
          WHERE i.consumer = 'cart-checkout.order-confirmation' AND i.message_id = o.id)
        OR EXISTS (SELECT FROM cart_checkout.later_work w WHERE w.id = 'placed:' || o.aggregateid || ':' AND w.attempts = 0))`,
  },
  {
    id: 'I15',
    says: 'every event is published',
    graceSeconds: 30,
    sql: unionOf(
      (schema) => `
      SELECT '${schema}' AS service, aggregatetype, aggregateid, aggregate_version, occurred_at
      FROM ${schema}.outbox WHERE published_at IS NULL AND occurred_at < now() - make_interval(secs => $1)`,
    ),
  },
  {
    id: 'I16',
    says: 'checkout’s products are those that the catalogue last published',
    graceSeconds: 60,
    sql: `
      SELECT p.code AS product, p.version, known.version AS projected
      FROM catalog_search.product p LEFT JOIN cart_checkout.product_projection known ON known.id = p.id
      WHERE known.version IS DISTINCT FROM p.version AND p.updated_at < now() - make_interval(secs => $1)`,
  },
  {
    id: 'I16',
    says: 'the stores’ products are those that the catalogue last published',
    graceSeconds: 60,
    sql: `
      SELECT p.code AS product, p.version, known.version AS projected
      FROM catalog_search.product p LEFT JOIN stores_reservations.product known ON known.id = p.id
      WHERE known.version IS DISTINCT FROM p.version AND p.updated_at < now() - make_interval(secs => $1)`,
  },
  ...PROJECTIONS.map(projection),
  {
    id: 'I16',
    says: 'checkout’s roundels are those that content last published',
    graceSeconds: 60,
    sql: `
      SELECT i.delivery_key, i.version, known.version AS projected
      FROM content.content_item i LEFT JOIN cart_checkout.roundel known ON known.id = i.id
      WHERE i.schema = 'roundel' AND known.version IS DISTINCT FROM i.version
        AND i.updated_at < now() - make_interval(secs => $1)`,
  },
  {
    id: 'I18',
    says: 'every order has its confirmation, and all copies of it have the same Message-ID',
    graceSeconds: 300,
    fact: 'mails',
    sql: `
      SELECT o.order_number, count(m."messageId") AS mails, count(DISTINCT m."messageId") AS message_ids
      FROM cart_checkout.sales_order o
      LEFT JOIN jsonb_to_recordset($2) AS m("messageId" text, subject text)
        ON m.subject = 'Your order ' || o.order_number
      WHERE o.placed_at < now() - make_interval(secs => $1)
      GROUP BY o.order_number HAVING count(DISTINCT m."messageId") <> 1`,
  },
  {
    id: 'I20',
    says: 'no session holds a lock or an idle transaction for more than 5 seconds',
    graceSeconds: 5,
    sql: `
      SELECT pid, application_name, state, wait_event_type, xact_start, left(query, 120) AS query
      FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND ((state LIKE 'idle in transaction%' AND state_change < now() - make_interval(secs => greatest($1, 5)))
          OR (wait_event_type = 'Lock' AND query_start < now() - make_interval(secs => greatest($1, 5))))`,
  },
  {
    id: 'I20',
    says: 'no key is parked because of a message that cannot be handled',
    sql: unionOf(
      (schema) => `
      SELECT '${schema}' AS service, consumer, topic, key, reason, parked_at FROM ${schema}.parked_key`,
    ),
  },
];
