import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import type { Counter } from '@loupe/rate-limit/counters';
import { stockRepository } from '../../src/adapters/db/stock-repository.ts';
import { priceCart } from '../../src/domain/pricing/price-cart.ts';
import type { Claim, ClaimOutcome, Position } from '../../src/domain/placement/claim.ts';
import { prepare, quantitiesBySku } from '../../src/domain/placement/prepare.ts';
import type { Prepared } from '../../src/domain/placement/prepare.ts';
import { CLAIM_SECONDS, LEAST_PIECES, NO_HOLDS } from '../../src/domain/rate-limit/hold-limits.ts';
import { readyToPay } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100004';
const LANES = 60;
const ROUNDS = 20;
const UNITS = 5;
/** What a claim of one piece is charged. */
const ONE_CLAIM = LEAST_PIECES * CLAIM_SECONDS;

let shop: Shop;
let instance: Instance;
beforeAll(async () => void (instance = (shop = await openShop()).instance()));
afterAll(() => shop.close());
beforeEach(() => shop.restock({ [SKU]: 1 }));

async function claimOf({ shopper }: Buyer, charged: readonly Counter[] = []): Promise<Claim> {
  const cart = await instance.ports.carts.findActive(shopper);
  if (cart === null) throw new Error('The bag is gone.');
  const priced = priceCart(cart);
  return {
    placementId: crypto.randomUUID(),
    shopper,
    cartId: cart.id,
    cartVersion: cart.version,
    idempotencyKey: `${cart.id}:${cart.version}`,
    requestHash: 'hash',
    orderNumber: `BB${crypto.randomUUID().slice(0, 9)}`,
    ...(prepare(cart, priced, { expectedTotal: priced.total, method: 'credit-card' }) as Prepared),
    quantities: quantitiesBySku(priced),
    state: 'authorising',
    dueInSeconds: 30,
    holds: { ...NO_HOLDS, charged },
  };
}

async function hold(buyer: Buyer): Promise<Position> {
  const claim = await instance.ports.placements.claim(await claimOf(buyer));
  if (claim.outcome !== 'claimed') throw new Error(`Not claimed: ${claim.outcome}`);
  return claim.placement;
}

async function free(placement: Position): Promise<void> {
  const { placements } = instance.ports;
  const fenced = await placements.beginCancel(placement, { type: 'PaymentUnavailableError' }, 30);
  if (fenced === null || !(await placements.release(fenced))) throw new Error('Not released.');
}

/** Claims for the buyer while another session holds a row of the claim, which commits `work` once the claim waits for it. */
async function claimWhile(
  buyer: Buyer,
  work: (tx: Tx) => Promise<unknown>,
  charged: readonly Counter[] = [],
): Promise<ClaimOutcome> {
  const claim = await claimOf(buyer, charged);
  let waiting: Promise<ClaimOutcome> | undefined;
  await instance.ports.transaction(async (tx) => {
    await work(tx);
    waiting = instance.ports.placements.claim(claim);
    waiting.catch(() => {}); // judged by the caller
    const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await shop.query(blocked)).length === 0);
  });
  return waiting!;
}

describe('[MU-13] a claim that waits for a row', () => {
  it('gets the only unit when the session before it releases that unit', async () => {
    const [first, second] = [await readyToPay(instance, [SKU]), await readyToPay(instance, [SKU])];
    const held = await hold(first);
    const fenced = await instance.ports.placements.beginCancel(held, { type: 'PaymentExpired' }, 30);
    const outcome = await claimWhile(second, (tx) =>
      instance.ports.placementsIn(tx).release(fenced as Position),
    );
    expect(outcome).toMatchObject({ outcome: 'claimed' });
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 1, reserved: 1 });
  });

  it('gets a unit that is received meanwhile', async () => {
    const [first, second] = [await readyToPay(instance, [SKU]), await readyToPay(instance, [SKU])];
    await hold(first);
    const outcome = await claimWhile(second, (tx) =>
      stockRepository(tx).change(
        { sku: SKU, onHand: 1, reserved: 1 },
        { kind: 'receipt', delta: 1, reason: 'delivery' },
      ),
    );
    expect(outcome).toMatchObject({ outcome: 'claimed' });
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 2, reserved: 2 });
  });

  it('returns how many are left when the session before it takes the last unit', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    const outcome = await claimWhile(buyer, (tx) =>
      tx.query('UPDATE stock_item SET reserved = 1 WHERE sku = $1', [SKU]),
    );
    expect(outcome).toEqual({ outcome: 'insufficient', sku: SKU, available: 0 });
  });

  it('is counted on no counter when the session before it fills one of them', async () => {
    const counter = (key: string): Counter => ({
      key,
      by: key,
      isKept: false,
      limit: { hits: 2 * ONE_CLAIM, seconds: 900 },
    });
    const holds = [counter('unpaid:card:of two'), counter('unpaid:session:own')];
    const count = (tx: Tx) =>
      tx.query(
        `INSERT INTO rate_limit AS r (key, hits, resets_at) VALUES ('unpaid:card:of two', ${ONE_CLAIM}, clock() + interval '15 minutes')
         ON CONFLICT (key) DO UPDATE SET hits = r.hits + excluded.hits`,
      );
    await count(poolTx(shop.pool));
    const buyer = await readyToPay(instance, [SKU]);
    expect(await claimWhile(buyer, count, holds)).toMatchObject({ outcome: 'too-many' });
    expect(
      await shop.query(`SELECT key, hits FROM rate_limit WHERE key LIKE 'unpaid:%' AND hits > 0`),
    ).toEqual([{ key: 'unpaid:card:of two', hits: 2 * ONE_CLAIM }]);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 1, reserved: 0 });
  });

  it('60 lanes that claim and release 5 units get typed outcomes only, and leave nothing held', async () => {
    await stockRepository(poolTx(shop.pool)).change(
      { sku: SKU, onHand: 1, reserved: 0 },
      { kind: 'receipt', delta: UNITS - 1, reason: 'delivery' },
    );
    const errors: string[] = [];
    let claimed = 0;
    const lane = async () => {
      const buyer = await readyToPay(instance, [SKU]);
      for (let round = 0; round < ROUNDS; round++) {
        try {
          const claim = await instance.ports.placements.claim(await claimOf(buyer));
          if (claim.outcome !== 'claimed') continue;
          claimed++;
          await free(claim.placement);
        } catch (error) {
          errors.push((error as Error).message);
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(errors).toEqual([]);
    expect(claimed).toBeGreaterThan(0);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: UNITS, reserved: 0 });
  });
});
