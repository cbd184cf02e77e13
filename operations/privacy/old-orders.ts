import type pg from 'pg';
import { eraseTable } from './erase-table.ts';
import { inOne } from './erase.ts';
import type { RegisteredTable } from './register.ts';
import { secondPaymentsOf } from './subject.ts';
import type { OwnOrder, Subject } from './subject.ts';

/** The Value Added Tax Act asks for six years and the current one. The amounts stay as long as the shop wants; names, addresses and texts do not. */
const KEPT = '7 years';
const AT_ONCE = 200;

const ORDERS = `SELECT id, order_number AS "orderNumber", cart_id AS "cartId", placement_id AS "placementId" FROM cart_checkout.sales_order
  WHERE email <> '' AND placed_at < now() - $1::interval ORDER BY placed_at LIMIT $2 FOR UPDATE`;
const LEGACY = `SELECT order_number AS "orderNumber" FROM cart_checkout.legacy_order
  WHERE email <> '' AND placed_at < now() - $1::interval ORDER BY placed_at LIMIT $2 FOR UPDATE`;

/**
 * Takes the persons out of the oldest orders whose time by law is over, as an erasure would, by the entries of the register that are kept by law.
 * @returns how many orders; as many as one round does when more are left
 */
export function forgetOldOrders(
  client: pg.ClientBase,
  register: readonly RegisteredTable[],
): Promise<number> {
  return inOne(client, async () => {
    const { rows: orders } = await client.query<OwnOrder>(ORDERS, [KEPT, AT_ONCE]);
    const { rows: legacy } = await client.query<{ orderNumber: string }>(LEGACY, [KEPT, AT_ONCE]);
    const found = orders.length + legacy.length;
    if (found === 0) return 0;
    const ids = orders.map(({ id }) => id);
    const subject: Subject = {
      site: '',
      customer: null,
      owner: null,
      carts: [],
      placements: [...orders.map(({ placementId }) => placementId), ...(await secondPaymentsOf(client, ids))],
      orders: ids,
      numbers: orders.map(({ orderNumber }) => orderNumber),
      legacy: legacy.map(({ orderNumber }) => orderNumber),
      mailbox: null,
      address: null,
    };
    for (const table of register.filter(({ keep }) => keep.includes('law'))) {
      await client.query(`SET LOCAL search_path = ${table.schema}`);
      await eraseTable(client, table, subject);
    }
    return found;
  });
}
