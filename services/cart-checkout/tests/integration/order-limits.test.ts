import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { stockRepository } from '../../src/adapters/db/stock-repository.ts';
import { pay, readyToPay } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { environmentFor } from './support/environment.ts';
import { piece } from './support/products.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const DROP = '0100004';
const PLAIN = '0100002';
const ROOT = new URL('../../', import.meta.url);

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [DROP]: 100, [PLAIN]: 500 }));
afterAll(() => shop.close());

const limit = (most: number | null) => stockRepository(poolTx(shop.pool)).limit(DROP, most, 'ada');
const TOO_MANY = { type: 'QuantityLimitError', sku: DROP, most: 2 };
const choose = ({ shopper, cart }: Buyer, quantity: number) =>
  instance.updateQuantity(shopper, { lineItemId: cart.lines[0]?.id ?? '', quantity });

describe('the most pieces of a sku in one order', () => {
  it('[MU-05] is refused when a piece is added, in all lines together', async () => {
    await limit(2);
    const shopper = guest();
    expect((await instance.addToCart(shopper, piece(DROP))).type).toBe('Cart');
    expect((await instance.addToCart(shopper, { ...piece(DROP), giftWrap: true })).type).toBe('Cart');
    for (const options of [{}, { giftWrap: true }, { engraving: 'Ada' }])
      expect(await instance.addToCart(shopper, { ...piece(DROP), ...options })).toEqual(TOO_MANY);
    expect((await instance.addToCart(shopper, piece(PLAIN))).type).toBe('Cart');
  });

  it('[MU-06] is refused as a quantity, and fewer are taken also where they are still too many', async () => {
    const buyer = await readyToPay(instance, [DROP]);
    expect((await choose(buyer, 10)).type).toBe('Cart');
    await limit(2);
    expect(await choose(buyer, 11)).toEqual(TOO_MANY);
    const fewer = await choose(buyer, 5);
    expect(fewer).toMatchObject({
      cart: {
        lines: [{ quantity: 5, mostPerOrder: 2 }],
        problems: [
          {
            code: 'quantityLimit',
            message: 'We sell at most 2 of these in an order. Choose 2 or fewer to go on.',
          },
        ],
      },
    });
    expect(await choose(buyer, 3)).toMatchObject({ type: 'Cart' });
    expect(await choose(buyer, 2)).toMatchObject({ type: 'Cart', cart: { problems: [] } });
    expect(await choose(buyer, 3)).toEqual(TOO_MANY);
  });

  it('[MU-13] is refused when the bag is paid for, and nothing is held or sent', async () => {
    const buyer = await readyToPay(instance, [DROP, DROP, DROP]);
    await limit(2);
    expect(await pay(instance, buyer)).toEqual(TOO_MANY);
    expect(await shop.stockOf(DROP)).toEqual({ onHand: 100, reserved: 0 });
    expect([shop.payments.verifications, shop.payments.requests]).toEqual([[], []]);
    await limit(null);
    expect((await pay(instance, buyer)).type).toBe('OrderPlaced');
  });

  it('[MU-06] is a fifth of what is on hand, and twenty in any case, where the ledger names none', async () => {
    const [few, many] = [await readyToPay(instance, [DROP]), await readyToPay(instance, [PLAIN])];
    expect(await choose(few, 21)).toEqual({ ...TOO_MANY, most: 20 });
    expect((await choose(few, 20)).type).toBe('Cart');
    expect((await choose(many, 99)).type).toBe('Cart');
  });

  it('is set and shown by the stock command', async () => {
    const stock = (...args: string[]) =>
      new Promise<string>((resolve) => {
        const options = { cwd: ROOT, env: environmentFor(shop.database.url) };
        execFile(process.execPath, ['src/operate-stock.ts', ...args], options, (_error, out, err) =>
          resolve((out + err).trim()),
        );
      });
    expect(await stock('limit', DROP, '2', '--by', 'ada')).toBe(`${DROP}: at most 2 in one order.`);
    expect(await stock('show', DROP)).toContain('At most 2 in one order.');
    expect(await stock('unlimit', DROP)).toBe(`${DROP}: the usual limit of an order.`);
    expect(await stock('limit', 'nothing', '2')).toBe(
      'nothing is neither in the ledger nor in the catalogue.',
    );
    const recorded = await shop.query<{ most: number | null; operator: string }>(
      'SELECT most, operator FROM stock_limit_change WHERE sku = $1 ORDER BY id DESC LIMIT 2',
      [DROP],
    );
    expect(recorded).toEqual([
      { most: null, operator: userInfo().username },
      { most: 2, operator: 'ada' },
    ]);
    expect(await stock('limit', DROP, '100')).toContain('A whole number from 1 to 99');
  });
});
