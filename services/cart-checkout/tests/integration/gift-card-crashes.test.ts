import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { sweepPlacements } from '../../src/use-cases/sweep-placements.ts';
import { pay } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { dying } from './support/dying.ts';
import {
  LARGE,
  SKU,
  SMALL,
  payWithGiftCards,
  restock,
  statesOf,
  tendersOf,
  withCards,
} from './support/gift-card-buyer.ts';
import { emptied } from './support/scripted-payments.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => restock(shop));
afterAll(() => shop.close());

describe('a placement interrupted', () => {
  it.each([
    ['before:payments.verify', []],
    ['after:payments.verify', []],
    ['after:placements.claim', ['released']],
    ['after:payments.authorise', ['placed']],
    ['before:database.statement', ['placed']],
    ['after:database.statement', ['placed']],
  ] as const)('[MU-08] %s is %j after the sweep', async (point, expected) => {
    const { instance: doomed, killed } = dying(shop, point);
    const buyer = await withCards(instance, SMALL, LARGE);
    void payWithGiftCards(doomed, buyer);
    await killed;
    await shop.moveClock('31 seconds');
    await Promise.all([sweepPlacements(instance.ports), sweepPlacements(shop.instance().ports)]);
    expect(await statesOf(shop)).toEqual(expected);
    const placed = (expected as readonly string[]).includes('placed');
    expect(await tendersOf(shop)).toHaveLength(placed ? 2 : 0);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: placed ? 24 : 25, reserved: 0 });
    await expectSound(shop);
  });

  it.each([
    ...(['before:database.statement', 'after:database.statement'] as const),
    ...(['before:database.transaction', 'after:database.transaction'] as const),
  ])('[MU-08] %s, of a sale that crosses a level: one order, and the level once', async (point) => {
    await restock(shop, 4);
    const { instance: doomed, killed } = dying(shop, point);
    const buyer = await withCards(instance, SMALL, LARGE);
    void payWithGiftCards(doomed, buyer);
    await killed;
    await shop.moveClock('31 seconds');
    await Promise.all([sweepPlacements(instance.ports), sweepPlacements(shop.instance().ports)]);
    expect(await statesOf(shop)).toEqual(['placed']);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 3, reserved: 0 });
    const levels = `SELECT count(*)::int AS count FROM outbox WHERE type = 'stock-level-state' AND aggregateid = $1`;
    expect(await shop.query(levels, [SKU])).toEqual([{ count: 1 }]);
    await expectSound(shop);
  });

  it.each(['before:carts.setGiftCardBalance', 'after:carts.setGiftCardBalance'] as const)(
    '[ER-14] %s: the sweeper stores the balance and releases the goods',
    async (point) => {
      const { instance: doomed, killed } = dying(shop, point);
      const buyer = await withCards(instance, LARGE);
      shop.payments.answer = emptied('card-0002', 1_00);
      void payWithGiftCards(doomed, buyer);
      await killed;
      await shop.moveClock('31 seconds');
      await sweepPlacements(instance.ports);
      expect(await statesOf(shop)).toEqual(['released']);
      expect(await instance.viewCart(buyer.shopper)).toMatchObject({ giftCards: [{ balance: 1_00 }] });
    },
  );
});

describe('the statements of a request', () => {
  it.each([
    ['by card', [], (buyer: Buyer) => pay(instance, buyer, 'key')],
    ['with two gift cards', [SMALL, LARGE], (buyer: Buyer) => payWithGiftCards(instance, buyer, 'key')],
  ])('that places an order %s are three', async (_name, cards, place) => {
    const buyer = await withCards(instance, ...cards);
    const { logFile } = await startTestPostgres();
    const from = await logMark(logFile);
    await place(buyer);
    const statements = await statementsBetween(logFile, from, undefined, shop.database.name);
    expect(statements.get('cart-checkout')).toEqual([
      expect.stringMatching(/^SELECT[^]* AS repeated/),
      expect.stringMatching(/INSERT INTO placement/),
      expect.stringMatching(/INSERT INTO sales_order/),
    ]);
  });
});
