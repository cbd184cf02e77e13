import type { Tx } from '@loupe/database/tx';
import { orderOfLegacy } from '../../domain/order/legacy-order.ts';
import type { LegacyOrder } from '../../domain/order/legacy-order.ts';
import type { Order } from '../../domain/order/order.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { sql } from './gen/statements.ts';

interface Draft {
  readonly order: LegacyOrder;
  readonly customerId: string | null;
}

/** Orders of the previous platform. Nothing here changes one: they are added and read. */
export function legacyOrderRepository(tx: Tx) {
  return {
    async findByNumber(site: string, orderNumber: string): Promise<Order | null> {
      const [row] = await tx.query(BY_NUMBER, [site, orderNumber]);
      return row === undefined ? null : orderOfLegacy(row);
    },

    /** The order, if it is the shopper's own or has that e-mail. Reads one index row in either case. */
    async findForGuest({ site, owner }: Shopper, orderNumber: string, email: string): Promise<Order | null> {
      const [row] = await tx.query(OF_GUEST, [site, orderNumber, owner, email]);
      return row === undefined ? null : orderOfLegacy(row);
    },

    /** The shopper's orders with a number in `numbers`, unsorted. */
    findOwned: async ({ site, owner }: Shopper, numbers: readonly string[]): Promise<Order[]> =>
      (await tx.query(OWNED, [site, owner, numbers])).map(orderOfLegacy),

    /** In one statement: all or nothing. @returns the numbers that were not there */
    async add(drafts: readonly Draft[]): Promise<ReadonlySet<string>> {
      if (drafts.length === 0) return new Set();
      return new Set((await tx.query(ADD, [rowsOf(drafts)])).map(({ orderNumber }) => orderNumber));
    },

    /** Orders that are stored with other content, or belong to another customer. */
    different: (drafts: readonly Draft[]) => tx.query(DIFFERENT, [rowsOf(drafts)]),
  };
}

const rowsOf = (drafts: readonly Draft[]): string =>
  JSON.stringify(
    drafts.map(({ order, customerId }) => ({
      document: order,
      owner: customerId === null ? null : `c:${customerId.toLowerCase()}`,
    })),
  );

const SELECT = `
SELECT l.document, coalesce(w.owner, '') AS owner, clock() AS "readAt"
FROM legacy_order l LEFT JOIN legacy_order_owner w ON w.order_number = l.order_number`;

// clock() is a function of this schema and never null.
const NOT_NULL = { notNull: ['readAt'] };

interface Document {
  readonly document: LegacyOrder;
}

const BY_NUMBER = sql(
  'find-legacy-order-by-number',
  `${SELECT} WHERE l.site = $1 AND l.order_number = $2`,
  NOT_NULL,
).refine<Document>();

const OF_GUEST = sql(
  'find-legacy-order-of-guest',
  `${SELECT} WHERE l.site = $1 AND l.order_number = $2 AND (w.owner = $3 OR lower(l.email) = lower($4))`,
  NOT_NULL,
).refine<Document>();

const OWNED = sql(
  'find-owned-legacy-orders',
  `${SELECT} WHERE l.site = $1 AND w.owner = $2 AND l.order_number = ANY ($3)`,
  NOT_NULL,
).refine<Document>();

// The owner of an order that is stored already may be given later, once: legacy_order_owner refuses a second one.
const ADD = sql(
  'add-legacy-orders',
  `
  WITH given AS (
    SELECT r.document, r.owner, r.document ->> 'orderNumber' AS number
    FROM jsonb_to_recordset($1::jsonb) AS r(document jsonb, owner text)
    -- A customer who was erased does not come back by a file.
    WHERE NOT EXISTS (SELECT FROM customer_projection p WHERE p.erased AND p.id = substr(r.owner, 3)::uuid)
  ), added AS (
    INSERT INTO legacy_order (order_number, site, email, placed_at, status, total, document)
    SELECT number, document ->> 'site', document ->> 'email', (document ->> 'placedAt')::timestamptz, document ->> 'status',
      (document ->> 'total')::int, document
    FROM given ORDER BY number
    ON CONFLICT (order_number) DO NOTHING
    RETURNING order_number
  ), owned AS (
    INSERT INTO legacy_order_owner (order_number, owner)
    SELECT g.number, g.owner FROM given g
    WHERE g.owner IS NOT NULL AND (
      EXISTS (SELECT FROM added a WHERE a.order_number = g.number)
      OR EXISTS (SELECT FROM legacy_order l WHERE l.order_number = g.number AND l.document = g.document))
    ORDER BY g.number
    ON CONFLICT (order_number) DO NOTHING
  )
  SELECT order_number AS "orderNumber" FROM added`,
);

const DIFFERENT = sql(
  'different-legacy-orders',
  `
  SELECT l.order_number AS "orderNumber", l.document = r.document AS "isOtherCustomer"
  FROM jsonb_to_recordset($1::jsonb) AS r(document jsonb, owner text)
  JOIN legacy_order l ON l.order_number = r.document ->> 'orderNumber'
  LEFT JOIN legacy_order_owner w ON w.order_number = l.order_number
  -- One that was erased, or is older than the law asks, differs by that alone.
  WHERE l.email <> '' AND (l.document <> r.document OR (r.owner IS NOT NULL AND r.owner IS DISTINCT FROM w.owner))
  ORDER BY l.order_number`,
  { notNull: ['isOtherCustomer'] },
);
