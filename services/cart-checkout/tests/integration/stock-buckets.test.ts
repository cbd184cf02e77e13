import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Level, StockLevelSchema } from '@loupe/contracts/checkout/stock';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import type { StockOrder } from '../../src/domain/stock/change-stock.ts';
import { moveStock } from '../../src/use-cases/move-stock.ts';
import { splitStock } from '../../src/use-cases/split-stock.ts';
import { sweepBuckets } from '../../src/use-cases/sweep-buckets.ts';
import { countByType, pay, readyToPay } from './support/buyer.ts';
import { piece } from './support/products.ts';
import { approve } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const SKU = '0100004';
const OTHER = '0100002';

let shop: Shop;
let instances: readonly [Instance, Instance];
beforeAll(async () => {
  shop = await openShop();
  instances = [shop.instance(), shop.instance()];
});
beforeEach(() => shop.restock({ [SKU]: 20, [OTHER]: 20 }));
afterAll(() => shop.close());

const instanceFor = (n: number) => instances[n % 2 === 0 ? 0 : 1];
const split = (buckets: number, sku = SKU) => splitStock(instances[0].ports, sku, buckets);
const move = (order: StockOrder) => moveStock(instances[0].ports, SKU, order);
const sweep = () => sweepBuckets(instances[1].ports);

const rows = async () =>
  (
    await shop.query<{ bucket: number; onHand: number; reserved: number }>(
      `SELECT 0 AS bucket, on_hand AS "onHand", reserved FROM stock_item WHERE sku = $1
       UNION ALL SELECT bucket, on_hand, reserved FROM stock_bucket WHERE sku = $1 ORDER BY bucket`,
      [SKU],
    )
  ).map(({ bucket, onHand, reserved }) => `${bucket}: ${onHand} − ${reserved}`);

/** As published of the sku, in order, with rising versions. */
async function levels(): Promise<string[]> {
  const events = await shop.query<{ payload: Buffer; version: bigint }>(
    `SELECT payload, aggregate_version AS version FROM outbox WHERE type = 'stock-level-state' AND aggregateid = $1 ORDER BY seq`,
    [SKU],
  );
  const versions = events.map(({ version }) => Number(version));
  expect(versions).toEqual([...new Set(versions)].sort((left, right) => left - right));
  return events.map(
    ({ payload }) => Level[fromBinary(StockLevelSchema, decodeEnvelope(payload).payload).level],
  );
}

async function buy(n: number, skus: readonly string[] = [SKU]): Promise<string> {
  return (await pay(instanceFor(n), await readyToPay(instanceFor(n), skus))).type;
}

const isOffered = async () => (await instances[0].addToCart(guest(), piece(SKU))).type === 'Cart';

const buyMany = async (buyers: number, skus: readonly string[] = [SKU]) => {
  const ready = await Promise.all(
    Array.from({ length: buyers }, (_, n) =>
      readyToPay(instanceFor(n), n % 3 === 0 ? skus.toReversed() : skus),
    ),
  );
  const answers = await Promise.all(ready.map((buyer, n) => pay(instanceFor(n), buyer)));
  return countByType(answers);
};

describe('a sku whose pieces are in buckets', () => {
  it('shares the pieces that are for sale, and the bag sees all of them', async () => {
    expect(await split(8)).toEqual({ outcome: 'split', pieces: 20 });
    expect(await rows()).toEqual([
      '0: 0 − 0',
      ...['3', '3', '3', '3', '2', '2', '2', '2'].map((n, at) => `${at + 1}: ${n} − 0`),
    ]);
    const { cart } = await readyToPay(instances[0], [SKU]);
    expect(cart.lines[0]).toMatchObject({ available: 20 });
  });

  it('is claimed and sold without its own row, which another session has locked', async () => {
    await split(8);
    // By its first claim an instance learns that the sku has buckets.
    await buy(0);
    const buyer = await readyToPay(instances[0], [SKU]);
    await instances[1].ports.transaction(async (tx) => {
      await tx.query('SELECT FROM stock_item WHERE sku = $1 FOR NO KEY UPDATE', [SKU]);
      expect((await pay(instances[0], buyer)).type).toBe('OrderPlaced');
    });
    await expectSound(shop);
  });

  it('[MU-13] 60 buyers of 20 pieces on two instances: 20 orders, 40 typed answers, and then it has one row again', async () => {
    await split(8);
    expect(await buyMany(60)).toEqual({ OrderPlaced: 20, InsufficientStockError: 40 });
    expect(shop.faults).toEqual([]);
    await sweep();
    expect(await rows()).toEqual(['0: 0 − 0']);
    expect((await levels()).at(-1)).toBe('OUT');
    await expectSound(shop);
  });

  it('[MU-13] two such skus in either order of bags neither deadlock nor are reserved in part', async () => {
    await Promise.all([split(4), split(6, OTHER)]);
    expect(await buyMany(40, [SKU, OTHER])).toEqual({ OrderPlaced: 20, InsufficientStockError: 20 });
    expect(shop.faults).toEqual([]);
    await expectSound(shop);
  });

  it('sells more pieces at once than any bucket has', async () => {
    await split(20);
    expect(await buy(0, Array(7).fill(SKU))).toBe('OrderPlaced');
    expect(await rows()).toContain('0: 13 − 0');
    expect(await buy(1, Array(13).fill(SKU))).toBe('OrderPlaced');
    expect(await isOffered()).toBe(false);
    await expectSound(shop);
  });

  it('gets a released piece back where it was, and sells it', async () => {
    await shop.restock({ [SKU]: 2 });
    await split(2);
    shop.payments.answer = () => ({ kind: 'declined', reason: 'card-declined' });
    expect(await buy(0)).toBe('PaymentDeclinedError');
    expect(await rows()).toEqual(['0: 0 − 0', '1: 1 − 0', '2: 1 − 0']);
    shop.payments.reset();
    expect([await buy(0), await buy(1), await isOffered()]).toEqual(['OrderPlaced', 'OrderPlaced', false]);
    await expectSound(shop);
  });

  it('publishes its level when all buckets together cross a bound, once each, with rising versions', async () => {
    await shop.restock({ [SKU]: 5 });
    await split(5);
    await sweep();
    expect(await levels()).toEqual(['IN']);
    await buy(0);
    expect(await sweep()).toBe(0);
    await buy(1);
    await Promise.all([sweep(), sweepBuckets(instances[0].ports)]);
    expect(await levels()).toEqual(['IN', 'LOW']);
    expect((await move({ kind: 'receipt', quantity: 4 })).outcome).toBe('moved');
    await sweep();
    expect((await levels()).at(-1)).toBe('IN');
  });

  it('[I1] [I2] is counted, adjusted and received as one sku, never below what is reserved', async () => {
    await split(4);
    shop.payments.answer = () => ({ kind: 'unknown' });
    await buy(0);
    await buy(1);
    expect(await move({ kind: 'count', quantity: 1 })).toMatchObject({ outcome: 'reserved', onHand: 20 });
    expect(await move({ kind: 'count', quantity: 2 })).toMatchObject({ outcome: 'moved', onHand: 2 });
    expect(await isOffered()).toBe(false);
    expect(await move({ kind: 'receipt', quantity: 3 })).toMatchObject({ outcome: 'moved', onHand: 5 });
    expect(await split(2)).toEqual({ outcome: 'split', pieces: 3 });
    const [ledger] = await shop.query<{ moved: number }>(
      'SELECT sum(quantity)::int AS moved FROM stock_movement WHERE sku = $1',
      [SKU],
    );
    expect(ledger).toEqual({ moved: 5 });
  });

  /** Buys while the sku is split, joined and adjusted again and again; then nothing is left, held or lost. */
  async function buyWhileRearranging() {
    let isSelling = true;
    const rearranging = (async () => {
      for (let round = 0; isSelling; round++) {
        await split([8, 0, 3, 16][round % 4]!);
        await sweep();
        await move({ kind: 'adjustment', quantity: round % 2 === 0 ? 1 : -1, reason: 'found, lost' });
      }
    })();
    const answers = await buyMany(60);
    isSelling = false;
    await rearranging;
    await move({ kind: 'count', quantity: 0 });
    expect(shop.faults).toEqual([]);
    await sweep();
    expect(await rows()).toEqual(['0: 0 − 0']);
    await expectSound(shop);
    const {
      OrderPlaced = 0,
      InsufficientStockError = 0,
      CheckoutInProgress = 0,
      PaymentDeclinedError = 0,
    } = answers;
    expect(OrderPlaced + InsufficientStockError + CheckoutInProgress + PaymentDeclinedError).toBe(60);
    return { OrderPlaced, PaymentDeclinedError };
  }

  it('is split, joined and counted again and again while it is bought: no piece is lost or sold twice', async () => {
    // A count in between may have found another piece.
    expect((await buyWhileRearranging()).OrderPlaced).toBeGreaterThanOrEqual(19);
  });

  it('is rearranged while cards are declined: a piece that is released meanwhile is neither lost nor sold twice', async () => {
    let asked = 0;
    shop.payments.answer = (request) =>
      asked++ % 2 === 0 ? { kind: 'declined', reason: 'card-declined' } : approve(request);
    const { OrderPlaced, PaymentDeclinedError } = await buyWhileRearranging();
    expect(PaymentDeclinedError).toBeGreaterThan(0);
    expect(OrderPlaced).toBeLessThanOrEqual(21);
  });

  it('has nothing to spread when all pieces are reserved or sold', async () => {
    await move({ kind: 'count', quantity: 0 });
    expect(await split(4)).toEqual({ outcome: 'nothing-free' });
    expect(await splitStock(instances[0].ports, 'typo', 4)).toEqual({ outcome: 'unknown-sku' });
  });
});
