import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { METHODS } from '../../src/domain/payment-methods/registry.ts';
import { ADD, ADD_GIFT_CARD, PAYMENT_METHOD } from './support/documents.ts';
import { SKU, SMALL, restock } from './support/gift-card-buyer.ts';
import { fieldOf, serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { client, closePayments, deadOrigin, payments } from './support/payments-server.ts';
import { piece } from './support/products.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

let shop: Shop;
let instance: Instance;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  graph = await serveGraph(shop.instance());
});
beforeEach(() => restock(shop));
afterAll(async () => {
  await graph.stop();
  await closePayments();
  await shop.close();
});

type Answer = Readonly<Record<string, unknown>>;
const ask = (actor: object, document: string, variables: object) =>
  fieldOf<Answer>(graph, actor, document, variables);
const actorOf = (change: object = {}) => ({ anonymousId: randomUUID(), ...change });
const PLAN = { financeProduct: 'ifc-12', financeDeposit: 20_00 };
const wish = (change: object = {}) => ({ product: 'ifc-12', deposit: 20_00, abGroup: null, ...change });
const CHOSEN = { financeProductKey: 'ifc-12', financeProductType: 'IFC', deposit: 20_00 };
const bagsAndLines = async () => [
  await shop.query('SELECT * FROM cart ORDER BY id'),
  await shop.query('SELECT * FROM line_item ORDER BY id'),
];

describe('a plan over time that is chosen with a piece', () => {
  it('[MU-05] [EN-04] [EN-09] is judged by the price and group, and remembered', async () => {
    const actor = actorOf({ abGroup: 'variant' });
    const added = await ask(actor, ADD, { ...piece(SKU), ...PLAN });
    expect(added).toMatchObject({ __typename: 'Cart', chosenFinance: CHOSEN });
    expect(added['paymentMethods']).toContainEqual(
      expect.objectContaining({
        method: 'v12',
        isSelected: true,
        financeData: { financeProductType: 'IFC' },
        financeDetails: { financeProductKey: 'ifc-12' },
      }),
    );
    expect(shop.payments.judged).toEqual([
      {
        cashPrice: 265_00,
        product: 'ifc-12',
        deposit: 20_00,
        abGroup: 'variant',
        hasGiftCards: false,
        pieces: [expect.objectContaining({ isGiftCard: false })],
      },
    ]);
    expect(await ask(actor, ADD, piece(SKU))).toMatchObject({ chosenFinance: CHOSEN });
    const other = { ...PLAN, financeProduct: 'ibc-36', financeDeposit: null };
    shop.payments.judgement = { kind: 'fits', type: 'IBC' };
    expect(await ask(actor, ADD, { ...piece(SKU), ...other })).toMatchObject({
      chosenFinance: { financeProductKey: 'ibc-36', financeProductType: 'IBC', deposit: null },
    });
  });

  it.each([
    ['product', 'We do not offer this plan for your bag.', 'ValidationError', 'financeProduct'],
    ['deposit', 'The deposit for this plan is £0.00.', 'ValidationError', 'financeDeposit'],
    ['excluded', 'Ring keeps this bag from being paid over time.', 'FinanceNotOfferedError', undefined],
  ] as const)(
    '[MU-05] [VA-05] that is refused for its %s adds nothing',
    async (because, message, type, field) => {
      shop.payments.judgement = { kind: 'refused', because, message };
      const before = await bagsAndLines();
      expect(await ask(actorOf(), ADD, { ...piece(SKU), ...PLAN })).toMatchObject({
        __typename: type,
        message,
        ...(field === undefined ? {} : { field }),
      });
      expect(await bagsAndLines()).toEqual(before);
    },
  );

  it.each([
    [{ financeDeposit: 1 }, 'financeProduct'],
    [{ financeProduct: ' ' }, 'financeProduct'],
    [{ financeProduct: 'x'.repeat(101) }, 'financeProduct'],
  ])('[ER-05] [MU-05] %j is a ValidationError, and payments is not asked', async (wrong, field) => {
    expect(await ask(actorOf(), ADD, { ...piece(SKU), ...wrong })).toMatchObject({
      __typename: 'ValidationError',
      field,
    });
    expect(shop.payments.judged).toEqual([]);
  });

  it('[MU-05] is not added while payments does not answer', async () => {
    shop.payments.down = true;
    expect(await ask(actorOf(), ADD, { ...piece(SKU), ...PLAN })).toMatchObject({
      __typename: 'FinanceUnavailableError',
    });
  });
});

describe('a plan over time that is chosen for a bag', () => {
  const choose = (actor: object, change: object = {}) =>
    ask(actor, PAYMENT_METHOD, { paymentMethod: 'v12', ...PLAN, ...change });

  it('[MU-10] [EN-04] is judged for the whole bag, and kept until another method is chosen', async () => {
    const actor = actorOf();
    await ask(actor, ADD, piece(SKU));
    await ask(actor, ADD, piece(SKU));
    expect(await choose(actor)).toMatchObject({ chosenFinance: CHOSEN });
    expect(shop.payments.judged).toMatchObject([{ cashPrice: 530_00, pieces: [{ isGiftCard: false }] }]);
    expect(await ask(actor, PAYMENT_METHOD, { paymentMethod: 'v12' })).toMatchObject({
      chosenFinance: CHOSEN,
    });
    expect(await ask(actor, PAYMENT_METHOD, { paymentMethod: 'credit_card' })).toMatchObject({
      chosenFinance: null,
    });
  });

  it('[MU-10] [VA-05] a gift card that is applied is told to payments', async () => {
    const actor = actorOf();
    await ask(actor, ADD, piece(SKU));
    await ask(actor, ADD_GIFT_CARD, { input: { cardNumber: SMALL, pin: '1234' } });
    await choose(actor);
    expect(shop.payments.judged).toMatchObject([{ hasGiftCards: true }]);
  });

  it.each([
    ['product', 'ValidationError'],
    ['deposit', 'ValidationError'],
    ['excluded', 'FinanceNotOfferedError'],
  ] as const)('[MU-10] [VA-05] one that is refused for its %s changes nothing', async (because, type) => {
    const actor = actorOf();
    await ask(actor, ADD, piece(SKU));
    shop.payments.judgement = { kind: 'refused', because, message: 'Why.' };
    const before = await bagsAndLines();
    expect(await choose(actor)).toMatchObject({ __typename: type, message: 'Why.' });
    expect(await bagsAndLines()).toEqual(before);
  });

  it('[MU-10] is refused with another method, and without a bag', async () => {
    const actor = actorOf();
    expect(await choose(actor)).toMatchObject({ __typename: 'CartNotFoundError' });
    await ask(actor, ADD, piece(SKU));
    expect(await choose(actor, { paymentMethod: 'credit_card' })).toMatchObject({
      __typename: 'ValidationError',
      field: 'financeProduct',
    });
    expect(shop.payments.judged).toEqual([]);
  });

  it('[MU-10] is remembered also where no application can be made for it', async () => {
    const shopper = guest();
    await instance.addToCart(shopper, piece(SKU));
    const without = shop.instance({ methods: METHODS.filter(({ name }) => name !== 'v12') });
    expect(await without.updatePaymentMethod(shopper, 'v12', null)).toEqual({
      type: 'PaymentMethodNotOfferedError',
    });
    expect(await instance.updatePaymentMethod(shopper, 'v12', wish())).toMatchObject({
      cart: { finance: { product: 'ifc-12', type: 'IFC', deposit: 20_00 } },
    });
  });

  it('[RO-02] [MU-10] the plan that a guest chose comes along at sign-in', async () => {
    const [visitor, customer] = [guest(), { ...guest(), owner: `c:${randomUUID()}` }];
    await instance.addToCart(customer, piece(SKU));
    await instance.updatePaymentMethod(customer, 'v12', wish({ product: 'ibc-36' }));
    await instance.addToCart(visitor, { ...piece(SKU), finance: wish() });
    await instance.mergeGuest(customer, visitor);
    expect(await instance.viewCart(customer)).toMatchObject({
      quantity: 2,
      finance: { product: 'ifc-12' },
      paymentMethod: 'v12',
    });
    const without = guest();
    await instance.addToCart(without, piece(SKU));
    await instance.mergeGuest(customer, without);
    expect(await instance.viewCart(customer)).toMatchObject({ finance: { product: 'ifc-12' } });
  });
});

describe('what payments is asked about a plan', () => {
  const asked = {
    ...wish({ abGroup: 'variant' }),
    cashPrice: 265_00,
    hasGiftCards: false,
    pieces: [{ name: 'Ring', categories: ['rings'], isGiftCard: false }],
  };

  it.each([
    [{ productType: 'IBC' }, { kind: 'fits', type: 'IBC' }],
    [
      { refusal: 2, message: 'Why.' },
      { kind: 'refused', because: 'product', message: 'Why.' },
    ],
    [
      { refusal: 3, message: 'Why.' },
      { kind: 'refused', because: 'deposit', message: 'Why.' },
    ],
    [
      { refusal: 1, message: 'Why.' },
      { kind: 'refused', because: 'excluded', message: 'Why.' },
    ],
    [
      { refusal: 99, message: 'Why.' },
      { kind: 'refused', because: 'excluded', message: 'Why.' },
    ],
  ])('[MU-05] %j is %j', async (answer, judgement) => {
    const requests: object[] = [];
    const origin = await payments({
      judgeFinance: (request) => {
        requests.push(request);
        return answer;
      },
    });
    expect(await client(origin).judgeFinance(asked)).toEqual(judgement);
    expect(requests).toMatchObject([
      {
        cashPriceMinorUnits: 265_00n,
        depositMinorUnits: 20_00n,
        abGroup: 'variant',

        financeProduct: 'ifc-12',
        hasGiftCards: false,
        pieces: [{ name: 'Ring', categories: ['rings'] }],
      },
    ]);
  });

  it('[MU-05] no answer is no judgement', async () => {
    const checkout = client(await deadOrigin());
    expect(await checkout.judgeFinance(asked)).toEqual({ kind: 'unavailable' });
    expect(checkout.faults).toHaveLength(1);
  });
});
