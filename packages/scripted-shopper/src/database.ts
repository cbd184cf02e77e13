import { roleOf, SERVICES } from '@loupe/contracts/services';
import pg from 'pg';
import { stackUnderTest } from './stack.ts';

/** An administrator's connection, since tests read the schemas of all services. */
export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { adminUrl, database } = stackUnderTest();
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.toString(), application_name: 'system-tests' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const SCHEMAS = SERVICES.map((service) => `'${roleOf(service)}'`).join(', ');

const TABLES_OF_SERVICES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname IN (${SCHEMAS})
    AND tablename NOT IN ('_prisma_migrations', 'inbox', 'webhook', 'rate_limit')
    AND tablename NOT LIKE '%projection'
  ORDER BY 1`;

/**
 * Row counts of the tables of all services, which a refused request must not change. Without inboxes, webhooks and projections,
 * because earlier orders still change them, and without counters of attempts, because a refusal is counted.
 */
export function rowCounts(): Promise<Record<string, number>> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ name: string }>(TABLES_OF_SERVICES);
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const counted = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${name}`);
      counts[name] = counted.rows[0]!.n;
    }
    return counts;
  });
}

export interface StockRow {
  readonly on_hand: number;
  readonly reserved: number;
}

export const stockOf = (sku: string): Promise<StockRow> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<StockRow>(
      'SELECT on_hand, reserved FROM cart_checkout.stock_item WHERE sku = $1',
      [sku],
    );
    if (!rows[0]) throw new Error(`no stock row for ${sku}`);
    return rows[0];
  });

/** Recorded as a receipt, which may be negative, so that the movements of the sku still add up. */
const SET_STOCK = `
  WITH shelf AS (
    SELECT sku, $2::int - on_hand AS quantity FROM cart_checkout.stock_item WHERE sku = $1 AND reserved = 0 FOR UPDATE
  ), changed AS (
    UPDATE cart_checkout.stock_item s SET on_hand = $2::int FROM shelf WHERE s.sku = shelf.sku
  ), booked AS (
    INSERT INTO cart_checkout.stock_movement (sku, kind, quantity)
    SELECT sku, 'receipt', quantity FROM shelf WHERE quantity <> 0
  )
  SELECT FROM shelf`;

/** Sets the stock before a race; nothing of the sku may be reserved. */
export const setStock = (sku: string, onHand: number): Promise<void> =>
  withDatabase(async (client) => {
    const { rowCount } = await client.query(SET_STOCK, [sku, onHand]);
    if (rowCount !== 1) throw new Error(`${sku} is unknown or reserved`);
  });
