import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { poolTx } from '@loupe/database/tx';
import { pay, readyToPay } from './support/buyer.ts';
import { CLIENT } from './support/client.ts';
import { piece, product, variant } from './support/products.ts';
import { approve } from './support/scripted-payments.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';
const LAST = '0100004';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SKU]: 25, [LAST]: 1 }));
afterAll(() => shop.close());

/** Runs a request that must be refused, and checks that no table gained or lost a row and no money is held. */
async function changesNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = [await shop.rowCounts(), await shop.stockOf(SKU), await shop.stockOf(LAST)];
  const answer = await work();
  expect([await shop.rowCounts(), await shop.stockOf(SKU), await shop.stockOf(LAST)]).toEqual(before);
  expect(shop.payments.requests).toEqual([]);
  return answer;
}

describe('placing an order by card', () => {
  it('[MU-13] [EN-09] authorises the total, sells the stock and stores its own copy of everything', async () => {
    const buyer = await readyToPay(instance, [SKU, SKU, LAST]);
    const answer = await pay(instance, buyer);

    expect(answer).toMatchObject({
      type: 'OrderPlaced',
      orderNumber: expect.stringMatching(/^BB[0-9A-HJKMNP-TV-Z]{9}$/),
    });
    const [request] = shop.payments.requests;
    expect(request).toMatchObject({
      amount: buyer.cart.total,
      attempt: 1,
      owner: buyer.shopper.owner,
      cartId: buyer.cart.id,
      reference: answer.type === 'OrderPlaced' ? answer.orderNumber : '',
      email: 'ada@example.com',
      billTo: { postalCode: 'SW1Y 4JH', phone: '07700900123' },
    });
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 23, reserved: 0 });
    const [order] = await shop.query(`SELECT o.*, c.state AS cart_state, p.state, p.due_at,
      (SELECT json_agg(l ORDER BY position) FROM order_line l) AS lines, (SELECT json_agg(t) FROM order_tender t) AS tenders
      FROM sales_order o JOIN cart c ON c.id = o.cart_id JOIN placement p ON p.id = o.placement_id`);
    expect(order).toMatchObject({
      status: 'ENTERED',
      total: buyer.cart.total,
      cart_state: 'ordered',
      state: 'placed',
      due_at: null,
      cart_key: expect.stringMatching(/^BB[0-9A-Z]{9}-[0-9a-f]{8}$/),
      lines: [
        { position: 1, sku: SKU, quantity: 2, unit_price: 26500 },
        { position: 2, sku: LAST, quantity: 1, unit_price: 26500 },
      ],
      tenders: [{ method: 'credit-card', amount: buyer.cart.total, masked_number: '•••• 1111' }],
    });
  });

  it('publishes the order and a crossed level in the transaction of the sale', async () => {
    await pay(instance, await readyToPay(instance, [SKU, LAST]));
    const events = await shop.query(
      'SELECT aggregatetype AS topic, aggregateid AS key, type, aggregate_version AS version FROM outbox ORDER BY seq',
    );
    expect(events).toEqual([
      { topic: 'checkout.order.v1', key: expect.any(String), type: 'order-placed', version: 1n },
      { topic: 'checkout.stock.v1', key: LAST, type: 'stock-level-state', version: 2n },
    ]);
  });

  it('[MU-13] a repeated request returns the same order, by its key or because its bag is ordered', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    const first = await pay(instance, buyer, 'k1');
    expect(await pay(instance, buyer, 'k1')).toEqual(first);
    expect(await pay(instance, buyer, 'k2')).toEqual(first);
    expect(await pay(instance, buyer)).toEqual(first);
    expect(shop.payments.requests).toHaveLength(1);
    const other = { ...buyer, cart: { ...buyer.cart, total: 1 } };
    expect(await pay(instance, other, 'k1')).toEqual({ type: 'IdempotencyConflictError' });
    expect(await pay(instance, other)).toEqual({ type: 'CartNotFoundError' });
  });

  it('[MU-13] the key of an ordered bag is a conflict for another bag of equal total, which can be ordered by its own', async () => {
    const ordered = await readyToPay(instance, [SKU]);
    await pay(instance, ordered, 'k1');
    const other = await readyToPay(instance, [LAST], ordered.shopper);
    expect(other.cart.total).toBe(ordered.cart.total);
    expect(await pay(instance, other, 'k1')).toEqual({ type: 'IdempotencyConflictError' });
    expect(await pay(instance, other, 'k2')).toMatchObject({ type: 'OrderPlaced' });
    expect(await shop.query('SELECT FROM sales_order')).toHaveLength(2);
  });

  it('[MU-13] the key of a declined bag is a conflict once the bag was changed, and otherwise returns the decline again', async () => {
    shop.payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds' });
    const buyer = await readyToPay(instance, [SKU]);
    await pay(instance, buyer, 'k1');
    expect(await pay(instance, buyer, 'k1')).toMatchObject({ type: 'PaymentDeclinedError' });
    const line = buyer.cart.lines[0]?.id ?? '';
    await instance.addToCart(buyer.shopper, piece(LAST));
    await instance.updateQuantity(buyer.shopper, { lineItemId: line, quantity: 0 });
    expect(await instance.viewCart(buyer.shopper)).toMatchObject({ total: buyer.cart.total });
    expect(await pay(instance, buyer, 'k1')).toEqual({ type: 'IdempotencyConflictError' });
  });

  it('[MU-13] a declined card releases the stock, unfreezes the bag and can be followed by another', async () => {
    shop.payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds' });
    const buyer = await readyToPay(instance, [LAST]);
    const declined = { type: 'PaymentDeclinedError', reason: 'insufficient-funds' };
    expect(await pay(instance, buyer, 'k1')).toEqual(declined);
    expect(shop.payments.cancelled).toHaveLength(1);
    expect(await shop.stockOf(LAST)).toEqual({ onHand: 1, reserved: 0 });
    expect(await instance.viewCart(buyer.shopper)).toMatchObject({
      version: buyer.cart.version + 1,
      problems: [{ code: 'lowStock' }],
    });
    expect(await pay(instance, buyer, 'k1')).toEqual(declined); // the key belongs to the declined request

    shop.payments.answer = approve;
    expect(await pay(instance, buyer)).toMatchObject({ type: 'OrderPlaced' });
  });

  it.each([
    ['a refused token', { kind: 'refused', because: 'token' }, 'PaymentTokenError'],
    ['a token used before', { kind: 'declined', reason: 'card-details-used' }, 'PaymentTokenError'],
    ['a provider away', { kind: 'declined', reason: 'provider-unavailable' }, 'PaymentUnavailableError'],
    ['a conflict', { kind: 'refused', because: 'conflict' }, 'PaymentUnavailableError'],
    ['a refused address', { kind: 'declined', reason: 'address-mismatch' }, 'PaymentAddressError'],
    ['less than the total', { kind: 'authorised', tenders: [] }, 'PaymentUnavailableError'],
  ] as const)('[MU-13] [ER-05] %s is fenced and released', async (_name, outcome, type) => {
    shop.payments.answer = () => outcome;
    expect(await pay(instance, await readyToPay(instance, [LAST]))).toMatchObject({ type });
    expect(shop.payments.cancelled).toHaveLength(1);
    expect(await shop.stockOf(LAST)).toEqual({ onHand: 1, reserved: 0 });
  });

  it('[MU-13] an unknown outcome returns CheckoutInProgress and keeps the goods reserved', async () => {
    shop.payments.answer = () => ({ kind: 'unknown' });
    const buyer = await readyToPay(instance, [LAST]);
    expect(await pay(instance, buyer)).toEqual({ type: 'CheckoutInProgress' });
    expect(await pay(instance, buyer)).toEqual({ type: 'CheckoutInProgress' });
    expect(await shop.stockOf(LAST)).toEqual({ onHand: 1, reserved: 1 });
    expect(shop.payments.requests).toHaveLength(1);
    const line = buyer.cart.lines[0]?.id ?? '';
    const frozen = [
      await instance.addToCart(buyer.shopper, piece(SKU)),
      await instance.updateQuantity(buyer.shopper, { lineItemId: line, quantity: 0 }),
      await instance.saveBillingDetails(buyer.shopper, { choice: 'SAME_AS_DELIVERY' }),
    ];
    expect(frozen).toEqual(Array(3).fill({ type: 'CheckoutInProgress' }));
    expect((await instance.viewCart(buyer.shopper))?.problems).toEqual([
      expect.objectContaining({ code: 'lowStock' }), // not outOfStock: the pieces are reserved for this bag
    ]);
  });

  it('[MU-13] while payments is down nothing is claimed', async () => {
    shop.payments.down = true;
    const buyer = await readyToPay(instance, [LAST]);
    expect(await changesNothing(() => pay(instance, buyer))).toEqual({ type: 'PaymentUnavailableError' });
  });

  it('[MU-13] while payments goes down nothing is charged, and the goods are left to the sweeper', async () => {
    shop.payments.answer = () => {
      shop.payments.down = true;
      return { kind: 'unreachable' };
    };
    const buyer = await readyToPay(instance, [LAST]);
    expect(await pay(instance, buyer)).toEqual({ type: 'CheckoutInProgress' });
    expect(await shop.query('SELECT state FROM placement')).toEqual([{ state: 'cancelling' }]);
    expect(await shop.stockOf(LAST)).toEqual({ onHand: 1, reserved: 1 });
  });
});

describe('requests refused before anything is reserved', () => {
  it('[QY-04] no bag, and an empty one', async () => {
    const nobody = { shopper: guest(), cart: { total: 1 } as never };
    expect(await changesNothing(() => pay(instance, nobody))).toEqual({ type: 'CartNotFoundError' });
    const buyer = await readyToPay(instance, [SKU]);
    await instance.updateQuantity(buyer.shopper, { lineItemId: buyer.cart.lines[0]?.id ?? '', quantity: 0 });
    expect(await changesNothing(() => pay(instance, buyer))).toEqual({ type: 'CartEmptyError' });
  });

  it('[BH-02] [VA-01] [ER-05] a guest without a complete delivery address, or without a billing address', async () => {
    const shopper = guest();
    await instance.addToCart(shopper, piece(SKU));
    const buyer = { shopper, cart: { total: 26500 } as never };
    expect(await changesNothing(() => pay(instance, buyer))).toEqual({
      type: 'PaymentAddressError',
      field: 'shippingAddress.firstName',
    });
    const complete = await readyToPay(instance, [], shopper);
    await shop.query(`UPDATE cart SET shipping_address = shipping_address || '{"city": " "}'`);
    expect(await pay(instance, complete)).toEqual({
      type: 'PaymentAddressError',
      field: 'shippingAddress.city',
    });
    await shop.query(
      `UPDATE cart SET shipping_address = shipping_address || '{"city": "York"}', billing_address = NULL`,
    );
    expect(await pay(instance, complete)).toEqual({
      type: 'PaymentAddressError',
      field: 'billingAddress.firstName',
    });
  });

  it('[RO-01] a guest without an e-mail', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    await shop.query('UPDATE cart SET guest_email = NULL');
    expect(await changesNothing(() => pay(instance, buyer))).toEqual({
      type: 'PaymentAddressError',
      field: 'email',
    });
  });

  it('[ER-05] a stale expected total, also when a price window ended in between', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    const stale = { ...buyer, cart: { ...buyer.cart, total: buyer.cart.total - 1 } };
    expect(await changesNothing(() => pay(instance, stale))).toEqual({
      type: 'PriceChangedError',
      expectedTotal: 26499,
      total: 26500,
    });
    const sale = {
      site: 'beaverbrooks',
      minorUnits: 20000,
      validFromMs: Date.now() + 60_000,
      validUntilMs: 0,
    };
    const prices = [...variant(SKU).prices, sale];
    await productRepository(poolTx(shop.pool)).save(
      product(SKU, { version: 2n, variants: [variant(SKU, { prices })] }),
    );
    await shop.moveClock('2 minutes');
    expect(await changesNothing(() => pay(instance, buyer))).toMatchObject({
      type: 'PriceChangedError',
      total: 20000,
    });
  });

  it.each([
    ['retail only', { variants: [variant(SKU, { webProductStatus: 'liveRetailOnly' })] }],
    ['upon enquiry', { priceUponEnquiry: true }],
    ['not purchaseable', { purchaseable: false }],
    ['not approved', { approved: false }],
    ['no longer part of the product', { variants: [] }],
    ['not on this site', { sites: ['loupe'] }],
    ['not priced', { variants: [variant(SKU, { prices: [] })] }],
  ])('[MU-13] a piece that became %s', async (_name, change) => {
    const buyer = await readyToPay(instance, [SKU]);
    await productRepository(poolTx(shop.pool)).save(product(SKU, { version: 2n, ...change }));
    expect(await changesNothing(() => pay(instance, buyer))).toEqual({
      type: 'ProductNotSellableError',
      sku: SKU,
    });
    expect((await instance.viewCart(buyer.shopper))?.problems).toMatchObject([{ code: 'notSellable' }]);
  });

  it('[MU-13] more than is in stock, naming the sku and the available quantity', async () => {
    const [first, second] = [await readyToPay(instance, [SKU, LAST]), await readyToPay(instance, [LAST])];
    shop.payments.answer = () => ({ kind: 'unknown' });
    await pay(instance, second);
    shop.payments.requests.length = 0;
    expect(await changesNothing(() => pay(instance, first))).toEqual({
      type: 'InsufficientStockError',
      sku: LAST,
      available: 0,
    });
  });

  it('[VA-13] an invalid token or key', async () => {
    const buyer = await readyToPay(instance, [SKU]);
    const request = {
      transientToken: 't',
      expectedTotal: buyer.cart.total,
      idempotencyKey: null,
      client: CLIENT,
      browser: null,
      reCaptchaToken: null,
    };
    const refused = (change: object) =>
      instance.placeOrderByCard(buyer.shopper, { ...request, ...change }).then(
        ({ type }) => type,
        ({ field }: InvalidFieldError) => field,
      );
    for (const transientToken of ['', ' ', 't'.repeat(16_385)])
      expect(await changesNothing(() => refused({ transientToken }))).toBe('transientToken');
    for (const idempotencyKey of ['', 'k'.repeat(101), 'k\u0000', 'ключ'])
      expect(await changesNothing(() => refused({ idempotencyKey }))).toBe('idempotencyKey');
  });
});
