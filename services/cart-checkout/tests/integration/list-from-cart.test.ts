import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FIRST_PAGE } from '../../src/domain/list/page.ts';
import type { Shopper } from '../../src/domain/shopper.ts';
import { bindUseCases } from '../../src/bind-use-cases.ts';
import { pay, readyToPay, sentToTheBank } from './support/buyer.ts';
import { piece } from './support/products.ts';
import { challenge } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

const RING = '0100001';
const HOOPS = '0100003';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [RING]: 50, [HOOPS]: 50 }));
afterAll(() => shop.close());

const move = (
  shopper: Shopper,
  lineItemId: string,
  at: Pick<Instance, 'addToShoppingListFromCart'> = instance,
) => at.addToShoppingListFromCart(shopper, { lineItemId, ...FIRST_PAGE });
async function bagWith(...skus: string[]) {
  const shopper = guest();
  for (const sku of skus) await instance.addToCart(shopper, piece(sku));
  const cart = await instance.viewCart(shopper);
  return { shopper, cart: cart!, lineOf: (sku: string) => cart!.lines.find((line) => line.sku === sku)!.id };
}
/** In the bag and in the list, by sku. */
async function whereabouts(shopper: Shopper) {
  const list = await instance.viewShoppingList(shopper, FIRST_PAGE);
  const cart = await instance.viewCart(shopper);
  return {
    bag: cart?.lines.map(({ sku }) => sku) ?? [],
    list: list.lineItems.map(({ productKey }) => productKey),
  };
}

describe('moving a line from bag to list', () => {
  it('[MU-17] [QY-16] removes all its pieces, adds the product and returns both', async () => {
    const { shopper, cart, lineOf } = await bagWith(RING, RING, HOOPS);
    expect(await move(shopper, lineOf(RING))).toMatchObject({
      type: 'ShoppingListAndCart',
      list: { totalLineItems: 1, lineItems: [{ productKey: RING }] },
      cart: { id: cart.id, version: cart.version + 1, quantity: 1, lines: [{ sku: HOOPS }] },
    });
  });

  it('[MU-17] of a product that is in the list already only removes the line', async () => {
    const { shopper, lineOf } = await bagWith(RING);
    await instance.addToShoppingList(shopper, { productKey: RING, ...FIRST_PAGE });
    expect(await move(shopper, lineOf(RING))).toMatchObject({
      list: { totalLineItems: 1 },
      cart: { lines: [] },
    });
    expect(await shop.query('SELECT size FROM shopping_list')).toEqual([{ size: 1 }]);
  });

  it('[ER-04] without a bag, or of a line that is not in it, changes nothing', async () => {
    const { shopper, lineOf } = await bagWith(RING);
    expect(await move(guest(), lineOf(RING))).toEqual({ type: 'CartNotFoundError' });
    const stranger = await bagWith(HOOPS);
    expect(await move(stranger.shopper, lineOf(RING))).toEqual({ type: 'LineItemNotFoundError' });
    expect(await whereabouts(shopper)).toEqual({ bag: [RING], list: [] });
  });

  it('[ER-03] to a full list leaves both as they are', async () => {
    const { shopper, lineOf } = await bagWith(RING);
    await instance.addToShoppingList(shopper, { productKey: HOOPS, ...FIRST_PAGE });
    await shop.query('UPDATE shopping_list SET size = 250');
    const before = await instance.viewCart(shopper);
    expect(await move(shopper, lineOf(RING))).toEqual({
      type: 'ShoppingListLineItemsMaxLimitError',
      limit: 250,
      site: 'beaverbrooks',
    });
    expect(await instance.viewCart(shopper)).toMatchObject({
      version: before?.version,
      lines: before?.lines,
    });
  });

  it('[MU-17] by many tabs concurrently happens once', async () => {
    const { shopper, lineOf } = await bagWith(RING);
    const other = shop.instance();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => move(shopper, lineOf(RING), n % 2 ? other : instance)),
    );
    const types = answers.map(({ type }) => type);
    expect(types.filter((type) => type === 'ShoppingListAndCart')).toHaveLength(1);
    expect(types.filter((type) => type === 'LineItemNotFoundError')).toHaveLength(11);
    expect(await whereabouts(shopper)).toEqual({ bag: [], list: [RING] });
  });

  it.each(['taken', 'put'])(
    '[MU-17] killed when it is %s, the line is in the bag; after the commit in the list',
    async (when) => {
      const { shopper, lineOf } = await bagWith(RING);
      const die = () => Promise.reject(new Error('killed'));
      const { ports } = instance;
      const dying = bindUseCases({
        ...ports,
        listMovesIn: (tx) => {
          const moves = ports.listMovesIn(tx);
          const put: typeof moves.put = (...values) =>
            when === 'taken' ? die() : moves.put(...values).then(die);
          return { ...moves, put };
        },
      });
      await expect(move(shopper, lineOf(RING), dying)).rejects.toThrow('killed');
      expect(await whereabouts(shopper)).toEqual({ bag: [RING], list: [] });
      await move(shopper, lineOf(RING));
      expect(await whereabouts(shopper)).toEqual({ bag: [], list: [RING] });
    },
  );
});

describe('moving a line of a bag under placement', () => {
  it('[MU-17] abandons a payment with an open challenge', async () => {
    const shopper = guest();
    shop.payments.answer = challenge();
    const { cart } = await sentToTheBank(instance, RING, shopper);
    expect(await move(shopper, cart.lines[0]!.id)).toMatchObject({
      type: 'ShoppingListAndCart',
      cart: { lines: [] },
    });
    await expectSound(shop);
  });

  it('[MU-17] at the moment of paying, the piece is ordered or moved, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const buyer = await readyToPay(instance, [RING]);
      const [paid, moved] = await Promise.all([
        pay(instance, buyer),
        move(buyer.shopper, buyer.cart.lines[0]!.id, shop.instance()),
      ]);
      expect(paid.type === 'OrderPlaced').toBe(moved.type !== 'ShoppingListAndCart');
      expect((await whereabouts(buyer.shopper)).list).toEqual(paid.type === 'OrderPlaced' ? [] : [RING]);
    }
    await expectSound(shop);
  });
});
