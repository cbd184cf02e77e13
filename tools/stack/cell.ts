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
 * the first, 0, numbers as one without cells does.
 * @param url an administrator's
 * @throws PrerequisiteError where it has numbered bags of another cell, and changes nothing
 */
export const numberBagsOf = (cell: bigint, url: string): Promise<void> =>
  withClient(url, 'migrate', (client) => within(client, cell), asOwner(roleOf('cart-checkout')));

const BOUNDS = `
  SELECT seqmin AS first, EXISTS (SELECT FROM cart) OR (SELECT is_called FROM cart_number_seq) AS used
  FROM pg_sequence WHERE seqrelid = 'cart_number_seq'::regclass`;

async function within(client: pg.Client, cell: bigint): Promise<void> {
  const { rows } = await client.query<{ first: bigint; used: boolean }>(BOUNDS);
  const { first, used } = rows[0]!;
  const own = BigInt(first) / BAGS_OF_ONE;
  if (own === cell) return;
  if (used || own !== 0n)
    throw new PrerequisiteError(
      `This database numbers the orders of cell ${own}, and not of cell ${cell}: set global.cell (CELL) back to ${own}, or give cell ${cell} an empty database.`,
    );
  const from = cell * BAGS_OF_ONE;
  await client.query(
    `ALTER SEQUENCE cart_number_seq MINVALUE ${from} MAXVALUE ${from + BAGS_OF_ONE - 1n} START ${from} RESTART`,
  );
}
