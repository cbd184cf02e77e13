import { roleOf } from '@loupe/contracts/services';
import { withClient } from '@loupe/database/connection';
import { asOwner } from '@loupe/database/schema-owner';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import type pg from 'pg';

/** An order's number is made of its bag's, below 2^45 (services/cart-checkout/src/domain/order/order-number.ts). */
const BAGS_OF_ALL = 2n ** 45n;
const CELLS = 256n;
const BAGS_OF_ONE = BAGS_OF_ALL / CELLS;

/** @throws PrerequisiteError */
export function cellNamed(text: string): bigint {
  if (!/^\d{1,3}$/.test(text) || BigInt(text) >= CELLS)
    throw new PrerequisiteError(`CELL is a number from 0 to ${CELLS - 1n}, not "${text}".`);
  return BigInt(text);
}

/**
 * Has this database number its bags in the part of its cell, so that no two cells give one order number. A database keeps its cell for good:
 * the first, 0, begins as one without cells does.
 * @param url an administrator's
 * @throws PrerequisiteError where it has numbered bags of another cell, and changes nothing
 */
export const numberBagsOf = (cell: bigint, url: string): Promise<void> =>
  withClient(url, 'migrate', (client) => number(client, cell), OWNER);

/** Before anything is migrated. @throws PrerequisiteError where this database has numbered bags of another cell */
export const refuseOtherCell = (cell: bigint, url: string): Promise<void> =>
  withClient(url, 'migrate', async (client) => void (await numberedIn(client, cell)), OWNER);

const OWNER = asOwner(roleOf('cart-checkout'));
const IS_MADE = `SELECT to_regclass('cart_number_seq') IS NOT NULL AS made`;
/** Bags that were loaded without their sequence's bounds are in the part of their numbers. */
const NUMBERED = `
  SELECT seqmin AS first, seqmax AS last, coalesce((SELECT max(number) FROM cart), CASE WHEN is_called THEN last_value END) AS newest
  FROM pg_sequence, cart_number_seq WHERE seqrelid = 'cart_number_seq'::regclass`;

interface Numbered {
  readonly first: string;
  readonly last: string;
  /** The number of the newest bag; null without any. */
  readonly newest: string | null;
}

/** How far the database has numbered; undefined where no sequence is made. @throws PrerequisiteError */
async function numberedIn(client: pg.Client, cell: bigint): Promise<Numbered | undefined> {
  const { rows: made } = await client.query<{ made: boolean }>(IS_MADE);
  if (!made[0]!.made) return undefined;
  const { rows } = await client.query<Numbered>(NUMBERED);
  const { first, newest } = rows[0]!;
  const own = BigInt(newest ?? first) / BAGS_OF_ONE;
  if (own !== cell && (newest !== null || own !== 0n))
    throw new PrerequisiteError(
      `This database numbers the orders of cell ${own}, and not of cell ${cell}: set global.cell (CELL) back to ${own}, or give cell ${cell} an empty database.`,
    );
  return rows[0];
}

async function number(client: pg.Client, cell: bigint): Promise<void> {
  const { first, last, newest } = (await numberedIn(client, cell))!;
  const [from, end] = [cell === 0n ? 1n : cell * BAGS_OF_ONE, (cell + 1n) * BAGS_OF_ONE - 1n];
  if (BigInt(first) === from && BigInt(last) === end) return;
  await client.query(
    `ALTER SEQUENCE cart_number_seq MINVALUE ${from} MAXVALUE ${end} START ${from}${newest === null ? ' RESTART' : ''}`,
  );
}
