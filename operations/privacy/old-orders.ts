import type pg from 'pg';
import { eraseTable } from './erase-table.ts';
import { inOne } from './erase.ts';
import { FINISHED } from './open-matters.ts';
import type { RegisteredTable } from './register.ts';
import { ownOf } from './subject.ts';
import type { OwnOrder, Subject } from './subject.ts';

/** The Value Added Tax Act asks for six years and the current one. The amounts stay as long as the shop wants; names, addresses and texts do not. */
const KEPT = '7 years';
const AT_ONCE = 200;

/** Not one by which a wish to be erased is on record: it is found by its mailbox. */
const OLD = `email <> '' AND placed_at < now() - $1::interval
  AND NOT EXISTS (SELECT FROM identity.erasure e WHERE e.subject = order_number AND e.done_at IS NULL) ORDER BY placed_at LIMIT $2 FOR UPDATE`;
/** Not one that is still worked on, as an erasure waits for it. */
const ORDERS = `SELECT id, order_number AS "orderNumber", cart_id AS "cartId" FROM cart_checkout.sales_order
  WHERE status IN ${FINISHED} AND ${OLD}`;
const LEGACY = `SELECT order_number AS "orderNumber" FROM cart_checkout.legacy_order WHERE ${OLD}`;

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
    const subject: Subject = {
      site: '',
      customer: null,
      owner: null,
      ...(await ownOf(client, orders, legacy)),
      mailbox: null,
      address: null,
    };
    for (const table of register.filter(isOfOrders)) {
      await client.query(`SET LOCAL search_path = ${table.schema}`);
      await eraseTable(client, table, subject);
    }
    return found;
  });
}

/** Their bags, too: a bag that was ordered stays as long as the order. */
const isOfOrders = ({ keep, of }: RegisteredTable): boolean =>
  keep.includes('law') || of?.includes(':carts') === true;
