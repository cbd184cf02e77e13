import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';
import { stepwiseMigrations } from '@loupe/test-harness/stepwise-migrations';
import fc from 'fast-check';
import type pg from 'pg';

const MIGRATIONS = new URL('../../prisma/migrations', import.meta.url).pathname;
const SEED = 20261122;

let database: TestDatabase;
let pool: pg.Pool;
let migrations: ReturnType<typeof stepwiseMigrations>;
beforeAll(async () => {
  database = await testDatabase({ service: 'cart-checkout' });
  pool = createPool({ url: database.url, applicationName: 'test', kind: 'background' });
  migrations = stepwiseMigrations((sql) => pool.query(sql), MIGRATIONS);
  await migrations.before('line_allocations');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

interface OldLine {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly isGiftCard: boolean;
  readonly shipped: number;
  readonly cancelled: number;
}
interface OldOrder {
  readonly lines: readonly OldLine[];
  readonly shipping: number;
  /** Of the goods that is paid. */
  readonly paidShare: number;
}

const wholeOf = ({ lines }: OldOrder) =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + BigInt(quantity * unitPrice), 0n);
const paidOf = (order: OldOrder) => BigInt(Math.floor(Number(wholeOf(order)) * order.paidShare));
const taxOf = (order: OldOrder) =>
  order.lines.every(({ isGiftCard }) => isGiftCard) ? 0 : Number(paidOf(order) / 6n);

/** As the version before computed the price of the first `gross` pence of the goods (domain/order/goods.ts). */
function net(order: OldOrder, gross: bigint): number {
  const whole = wholeOf(order);
  return whole === 0n ? 0 : Number((gross * paidOf(order)) / whole);
}
const beforeLine = ({ lines }: OldOrder, index: number) =>
  lines.slice(0, index).reduce((sum, { quantity, unitPrice }) => sum + BigInt(quantity * unitPrice), 0n);
/** What the version before charged for units of a line, of which it took the first `taken` already. */
const worth = (order: OldOrder, index: number, taken: number, count: number) => {
  const { unitPrice } = order.lines[index]!;
  const from = beforeLine(order, index) + BigInt(unitPrice * taken);
  return net(order, from + BigInt(unitPrice * count)) - net(order, from);
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

async function store(order: OldOrder, number: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `WITH c AS (
       INSERT INTO cart (site, owner, state) VALUES ('loupe', 'a:' || $1::int, 'ordered') RETURNING id
     ), p AS (
       INSERT INTO placement (id, cart_id, site, owner, state, idempotency_key, request_hash, order_number, snapshot)
       SELECT uuidv7(), id, 'loupe', 'a:' || $1::int, 'placed', 'key', 'hash', 'LP' || $1::int, '{}' FROM c RETURNING id, cart_id
     )
     INSERT INTO sales_order (id, order_number, cart_key, cart_id, placement_id, site, owner, email, currency, subtotal, discount,
       shipping, total, goods_tax, tax, shipping_method, shipping_address, billing_address, deliver_by, placed_at)
     SELECT uuidv7(), 'LP' || $1::int, 'LP' || $1::int, cart_id, id, 'loupe', 'a:' || $1::int, 'ada@example.com', 'GBP',
       $2::int, $2::int - $3::int, $4::int, $3::int + $4::int, $5::int, $5::int, '{}', '{}', '{}', now(), now() FROM p RETURNING id`,
    [number, Number(wholeOf(order)), Number(paidOf(order)), order.shipping, taxOf(order)],
  );
  const { id } = rows[0]!;
  for (const [index, line] of order.lines.entries()) {
    const { quantity, unitPrice, shipped, cancelled, isGiftCard } = line;
    // Parcels before cancellations: the shipped units are the first.
    const charged = worth(order, index, 0, shipped);
    await pool.query(
      `INSERT INTO order_line (order_id, position, sku, product_id, quantity, unit_price, snapshot, shipped, cancelled, shipped_amount)
       VALUES ($1, $2, 'sku', uuidv7(), $3, $4, $5, $6, $7, $8)`,
      [
        id,
        index + 1,
        quantity,
        unitPrice,
        isGiftCard ? { giftCardValue: 5 } : {},
        shipped,
        cancelled,
        charged,
      ],
    );
  }
  return id;
}

const oldLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPrice: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 500_000 })),
    isGiftCard: fc.boolean(),
    shipped: fc.nat({ max: 9 }),
    cancelled: fc.nat({ max: 9 }),
  })
  .map((line): OldLine => {
    const shipped = Math.min(line.shipped, line.quantity);
    return { ...line, shipped, cancelled: Math.min(line.cancelled, line.quantity - shipped) };
  });
const oldOrder: fc.Arbitrary<OldOrder> = fc.record({
  lines: fc.array(oldLine, { minLength: 1, maxLength: 5 }),
  shipping: fc.constantFrom(0, 4_95),
  paidShare: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

describe('the migration to amounts per unit', () => {
  it(`gives the units of old orders the amounts that the version before would have charged, to the penny (seed ${SEED})`, async () => {
    const orders = fc.sample(oldOrder, { seed: SEED, numRuns: 300 });
    const ids: string[] = [];
    for (const [number, order] of orders.entries()) ids.push(await store(order, number));
    await migrations.through('line_allocations');
    const { rows } = await pool.query<{ id: string; amounts: number[]; taxes: number[] }>(
      'SELECT order_id AS id, unit_amounts AS amounts, unit_tax AS taxes FROM order_line ORDER BY order_id, position',
    );
    const byOrder = Map.groupBy(rows, ({ id }) => id);
    for (const [number, order] of orders.entries()) {
      const stored = byOrder.get(ids[number]!)!;
      expect(sum(stored.flatMap(({ amounts }) => amounts))).toBe(Number(paidOf(order)));
      for (const [index, { quantity, shipped, cancelled }] of order.lines.entries()) {
        const { amounts } = stored[index]!;
        const charged = worth(order, index, 0, shipped);
        expect(sum(amounts.slice(0, shipped))).toBe(charged);
        // A refund of the first k of the shipped units, as the version before computed it.
        for (let k = 1; k <= shipped; k++)
          expect(sum(amounts.slice(0, k))).toBe(Math.floor((charged * k) / shipped));
        // The next units to be shipped.
        for (let unit = shipped; unit < quantity - cancelled; unit++)
          expect(amounts[unit]).toBe(worth(order, index, unit + cancelled, 1));
        expect(sum(amounts.slice(quantity - cancelled))).toBe(worth(order, index, shipped, cancelled));
      }
      const taxed = stored.filter((_line, index) => !order.lines[index]!.isGiftCard);
      expect(sum(stored.flatMap(({ taxes }) => taxes))).toBe(
        sum(taxed.flatMap(({ amounts }) => amounts)) === 0 ? 0 : taxOf(order),
      );
    }
  });

  it('lets an instance of the version before insert lines', async () => {
    const order = await pool.query<{ id: string }>('SELECT id FROM sales_order LIMIT 1');
    await pool.query(
      `INSERT INTO order_line (order_id, position, sku, product_id, quantity, unit_price, snapshot)
       VALUES ($1, 99, 'sku', uuidv7(), 2, 100, '{}')`,
      [order.rows[0]!.id],
    );
  });
});
