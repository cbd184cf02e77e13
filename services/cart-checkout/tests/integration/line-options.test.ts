import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import type { Shopper } from '../../src/domain/shopper.ts';
import { pay, readyToPay } from './support/buyer.ts';
import { piece, product } from './support/products.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { signedIn } from './support/sign-in.ts';
import { expectSound } from './support/soundness.ts';

const PENDANT = '0100002';
const BANGLE = '0100003';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [PENDANT]: 200, [BANGLE]: 5 });
  const bangle = product(BANGLE, { productType: 'wrist-wear', version: 2n });
  await productRepository(poolTx(shop.pool)).save(bangle);
});
afterAll(() => shop.close());

const add = (shopper: Shopper, sku = PENDANT) => instance.addToCart(shopper, piece(sku));
const linesOf = async (shopper: Shopper) =>
  (await instance.viewCart(shopper))?.lines.map(({ quantity, sku, options }) => [quantity, sku, options]);
const idOf = async (shopper: Shopper, text: string | undefined, sku = PENDANT) =>
  (await instance.viewCart(shopper))?.lines.find(
    (line) => line.sku === sku && line.options.engraving === text,
  )?.id ?? 'none';
const engrave = async (shopper: Shopper, text: string | null, from?: string) =>
  instance.chooseForLine(shopper, await idOf(shopper, from), { engraving: text });

describe('lines with options', () => {
  it('[MU-05] an engraved piece stays beside the same piece without, and equal ones become one line', async () => {
    const shopper = guest();
    await add(shopper);
    expect((await engrave(shopper, 'A & B')).type).toBe('Cart');
    await add(shopper);
    await add(shopper);
    expect(await linesOf(shopper)).toEqual([
      [1, PENDANT, { engraving: 'A & B' }],
      [2, PENDANT, {}],
    ]);
    await engrave(shopper, 'A & B');
    expect(await linesOf(shopper)).toEqual([[3, PENDANT, { engraving: 'A & B' }]]);
    await engrave(shopper, null, 'A & B');
    expect(await linesOf(shopper)).toEqual([[3, PENDANT, {}]]);
  });

  it('[MU-06] [EN-04] share the stock of their piece: the second is not raised beyond it, and both say when it is less', async () => {
    await shop.query(`UPDATE stock_item SET on_hand = 4 WHERE sku = $1`, [PENDANT]);
    const shopper = guest();
    await instance.addToCart(shopper, { ...piece(PENDANT), engraving: 'A & B' });
    await add(shopper);
    const [engraved, plain] = [await idOf(shopper, 'A & B'), await idOf(shopper, undefined)];
    const set = (lineItemId: string, quantity: number) =>
      instance.updateQuantity(shopper, { lineItemId, quantity });
    expect((await set(plain, 3)).type).toBe('Cart');
    expect(await set(engraved, 2)).toMatchObject({
      type: 'InsufficientStockError',
      sku: PENDANT,
      available: 1,
    });
    expect(await set(engraved, 4)).toMatchObject({ type: 'InsufficientStockError', available: 1 });

    await shop.query(`UPDATE stock_item SET on_hand = 2 WHERE sku = $1`, [PENDANT]);
    const problemsOf = async () =>
      (await instance.viewCart(shopper))?.problems.map(({ code, lineItemId }) => [code, lineItemId]);
    expect(await problemsOf()).toEqual([
      ['lowStock', engraved],
      ['lowStock', plain],
    ]);
    expect((await set(plain, 2)).type).toBe('Cart');
    expect(await problemsOf()).toHaveLength(2);
    await engrave(shopper, null, 'A & B');
    expect(await problemsOf()).toHaveLength(1);
  });

  it('[RO-02] share it also when a guest signs in with one of them', async () => {
    await shop.query(`UPDATE stock_item SET on_hand = 4 WHERE sku = $1`, [PENDANT]);
    const { guest: anonymous, customer } = signedIn();
    for (let count = 0; count < 3; count++) {
      await add(customer);
      await instance.addToCart(anonymous, { ...piece(PENDANT), engraving: 'A & B' });
    }
    await instance.mergeGuest(customer, anonymous);
    const cart = await instance.viewCart(customer);
    expect(cart?.lines.map(({ quantity, elsewhere }) => [quantity, elsewhere])).toEqual([
      [3, 3],
      [3, 3],
    ]);
    expect(cart?.problems.map(({ code }) => code)).toEqual(['lowStock', 'lowStock']);
  });

  it('[MU-06] [CO-13] a wrist size is set, and a size that the piece does not have is refused', async () => {
    const shopper = guest();
    await add(shopper, BANGLE);
    const lineItemId = await idOf(shopper, undefined, BANGLE);
    expect(await instance.chooseForLine(shopper, lineItemId, { wristSize: 165 })).toMatchObject({
      type: 'Cart',
      cart: { lines: [{ sku: BANGLE, options: { wristSize: 165 } }] },
    });
    for (const size of [132, 235])
      await expect(instance.chooseForLine(shopper, lineItemId, { wristSize: size })).rejects.toMatchObject({
        field: 'size',
      });
  });

  it('[MU-05] a piece is added with its options, beside one without, and equal ones are one line', async () => {
    const shopper = guest();
    const chosen = { engraving: ' A  & B', giftWrap: true, giftMessage: 'For you' };
    await add(shopper);
    for (const again of [chosen, { ...chosen, engraving: 'A & B' }, { giftWrap: false, engraving: '' }])
      expect((await instance.addToCart(shopper, { ...piece(PENDANT), ...again })).type).toBe('Cart');
    expect(await linesOf(shopper)).toEqual([
      [2, PENDANT, {}],
      [2, PENDANT, { engraving: 'A & B', giftWrap: true, giftMessage: 'For you' }],
    ]);
    for (const [field, refused] of [
      ['size', { wristSize: 165 }],
      ['engraving', { engraving: '<b>' }],
      ['message', { giftMessage: 'a'.repeat(201) }],
    ] as const)
      await expect(instance.addToCart(shopper, { ...piece(PENDANT), ...refused })).rejects.toMatchObject({
        field,
      });
  });

  it('refuses what the piece does not have, an unknown line, and a shopper without a bag', async () => {
    const shopper = guest();
    const change = () => instance.chooseForLine(shopper, 'none', { engraving: 'A' });
    expect(await change()).toEqual({ type: 'CartNotFoundError' });
    await add(shopper);
    expect(await change()).toEqual({ type: 'LineItemNotFoundError' });
    await expect(engrave(shopper, '<b>')).rejects.toMatchObject({ field: 'engraving' });
    expect(await linesOf(shopper)).toEqual([[1, PENDANT, {}]]);
  });

  it('[VA-13] two lines that are more than 99 pieces together do not become one', async () => {
    const shopper = guest();
    await add(shopper);
    await engrave(shopper, 'A');
    await add(shopper);
    // More than one order may have; a bag may come to it when two are merged.
    await shop.query('UPDATE line_item SET quantity = 60');
    expect(await engrave(shopper, 'A')).toEqual({ type: 'CartLimitError' });
    expect(await linesOf(shopper)).toEqual([
      [60, PENDANT, { engraving: 'A' }],
      [60, PENDANT, {}],
    ]);
  });

  it('changes at the same time lose no piece', async () => {
    const shopper = guest();
    for (const text of ['A', 'B', 'C']) {
      await add(shopper);
      await engrave(shopper, text);
    }
    const ids = await Promise.all(['A', 'B', 'C'].map((text) => idOf(shopper, text)));
    await Promise.all([
      ...ids.map((lineItemId) => instance.chooseForLine(shopper, lineItemId, { engraving: 'D' })),
      add(shopper),
    ]);
    const lines = (await linesOf(shopper)) ?? [];
    expect(lines.reduce((sum, [quantity]) => sum + Number(quantity), 0)).toBe(4);
  });

  it('[RO-02] equal options are merged at sign-in, and others stay apart', async () => {
    const { guest: before, customer } = signedIn();
    for (const [shopper, texts] of [
      [customer, ['A', null]],
      [before, ['A', 'B']],
    ] as const)
      for (const text of texts) {
        await add(shopper);
        if (text !== null) await engrave(shopper, text);
      }
    await instance.mergeGuest(customer, before);
    expect(await linesOf(customer)).toEqual([
      [2, PENDANT, { engraving: 'A' }],
      [1, PENDANT, {}],
      [1, PENDANT, { engraving: 'B' }],
    ]);
  });

  it('[MU-17] [RO-02] a line that is saved for later keeps its options on the list, also at sign-in', async () => {
    const { guest: before, customer } = signedIn();
    await add(before);
    await engrave(before, 'A');
    await instance.addToShoppingList(customer, { productKey: PENDANT, pageIndex: 0, pageSize: 10 });
    const lineItemId = await idOf(before, 'A');
    const moved = await instance.addToShoppingListFromCart(before, {
      lineItemId,
      pageIndex: 0,
      pageSize: 10,
    });
    const kept = { sku: PENDANT, options: { engraving: 'A' } };
    expect(moved).toMatchObject({ list: { lineItems: [{ productKey: PENDANT, kept }] } });
    await instance.mergeGuest(customer, before);
    expect(await instance.viewShoppingList(customer, { pageIndex: 0, pageSize: 10 })).toMatchObject({
      lineItems: [{ productKey: PENDANT, kept }],
    });
  });

  it('[EN-09] the order keeps the options, and its lines take one stock', async () => {
    const shopper = guest();
    await add(shopper);
    await engrave(shopper, 'A');
    await instance.chooseForLine(shopper, await idOf(shopper, 'A'), {
      giftWrap: true,
      giftMessage: 'For you',
    });
    expect(await pay(instance, await readyToPay(instance, [PENDANT], shopper))).toMatchObject({
      type: 'OrderPlaced',
    });
    const options = { engraving: 'A', giftWrap: true, giftMessage: 'For you' };
    expect(
      await shop.query(
        `SELECT sku, snapshot -> 'options' AS options, unit_amounts, unit_tax FROM order_line ORDER BY position`,
      ),
    ).toEqual([
      { sku: PENDANT, options, unit_amounts: [265_00], unit_tax: [44_17] },
      { sku: PENDANT, options: {}, unit_amounts: [265_00], unit_tax: [44_16] },
    ]);
    expect(await shop.stockOf(PENDANT)).toEqual({ onHand: 198, reserved: 0 });
    await expectSound(shop);
  });
});
