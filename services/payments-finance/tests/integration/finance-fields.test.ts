import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@loupe/subgraph-server/actor';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { bagOf, productFor, startFinanceService } from './finance-service.ts';
import type { FinanceService } from './finance-service.ts';
import { SEED } from './finance-world.ts';

describe('what pages ask', () => {
  let running: FinanceService;
  beforeAll(async () => {
    running = await startFinanceService();
  });
  beforeEach(() => running.offerSeed());
  afterAll(() => running.stop());

  const ask = (representation: object, fields: string, actor?: Partial<Actor>) =>
    running.ask(representation, fields, actor);
  const PLAN = `financeProduct financeProductType term apr cashPrice { value } deposit { value } totalCreditAmount { value }
    monthlyRepayments { value } lastRepayment { value } interestPayable { value } totalPayable { formattedPrice }`;
  const PROMO = `financePromo { text example { ${PLAN} } }`;

  it('[CO-07] [BH-15] a message with its representative example, without a statement', async () => {
    const { logFile } = await startTestPostgres();
    const mark = await logMark(logFile);
    expect(await ask(productFor(80_000), PROMO)).toEqual({
      financePromo: {
        text: 'From £66.67/Month 0% APR',
        example: {
          financeProduct: 'ifc-12',
          financeProductType: 'IFC',
          term: 12,
          apr: 0,
          cashPrice: { value: 80_000 },
          deposit: { value: 0 },
          totalCreditAmount: { value: 80_000 },
          monthlyRepayments: { value: 6_667 },
          lastRepayment: { value: 6_663 },
          interestPayable: { value: 0 },
          totalPayable: { formattedPrice: '£800.00' },
        },
      },
    });
    const statements = await statementsBetween(logFile, mark, undefined, running.world.database.name);
    expect(statements.get('payments-finance') ?? []).toEqual([]);
  });

  it.each([
    ['a gift card', { giftCardMinValue: 10 }],
    ['a piece that cannot be bought', { purchaseable: false }],
    ['a price upon enquiry', { price: null }],
    ['a piece that is too cheap', { price: { value: 24_999 } }],
    [
      'a piece of a category that is excluded',
      { categories: [{ id: 'w', key: 'watches' }], price: { value: 40_000 } },
    ],
  ])('[BH-15] nothing for %s', async (_what, change) =>
    expect(await ask(productFor(80_000, change), PROMO)).toEqual({ financePromo: null }),
  );

  it('[VA-05] [VA-07] the group is the one that the gateway asserts', async () => {
    const only = SEED.map((one) => ({ ...one, abGroups: one.key === 'ifc-12' ? '' : 'Variant' }));
    await running.world.finance.saveOverlays(only, 'ada', 'replace');
    const keys = 'financeCalculation { products { key } }';
    const ofVariant = {
      financeCalculation: { products: ['ibc-36', 'ibc-24', 'ifc-12', 'ifc-6'].map((key) => ({ key })) },
    };
    const inVariant = async () => ask(productFor(150_000), keys, { abGroup: 'variant' });
    await running.untilOffered('ifc-12');
    expect(await inVariant()).toEqual(ofVariant);
  });

  it('[EN-08] [ST-14] a calculation for a size, a product and a deposit, or for the nearest that are allowed', async () => {
    const calculation = (args: string) =>
      ask(
        productFor(150_000),
        `financeCalculation(${args}) {
      plan { ${PLAN} } products { key term } minDeposit { value } maxDeposit { value } }`,
      );
    expect(await calculation('variantId: "v1", financeProduct: "ibc-24", deposit: 40000')).toMatchObject({
      financeCalculation: {
        plan: {
          financeProduct: 'ibc-24',
          cashPrice: { value: 160_000 },
          deposit: { value: 40_000 },
          apr: 9.9,
        },
        products: [
          { key: 'ibc-36', term: 36 },
          { key: 'ibc-24', term: 24 },
          { key: 'ifc-12', term: 12 },
          { key: 'ifc-6', term: 6 },
        ],
        minDeposit: { value: 0 },
        maxDeposit: { value: 80_000 },
      },
    });
    expect(await calculation('financeProduct: "unknown", deposit: 99999999')).toMatchObject({
      financeCalculation: { plan: { financeProduct: 'ibc-36', deposit: { value: 75_000 } } },
    });
    expect(await calculation('deposit: -5')).toMatchObject({
      financeCalculation: { plan: { deposit: { value: 0 } } },
    });
  });

  const watch = { id: 'l2', name: 'Diver', categories: ['watches'], giftCardValue: null };
  const giftCard = { id: 'l3', name: 'Gift card', categories: [], giftCardValue: 50 };
  const OF_BAG = `financePromo { text } financeExclusion financeProducts { key }
    financeMessageInfo { apr type maxLoan { value } minDeposit { value } minDepositPercentage monthlyRepayment { value } }`;

  it('[EN-04] [EN-08] a bag is judged by its total', async () => {
    expect(await ask(bagOf(), OF_BAG)).toEqual({
      financePromo: { text: 'From £66.67/Month 0% APR' },
      financeExclusion: null,
      financeProducts: [{ key: 'ifc-12' }, { key: 'ifc-6' }],
      financeMessageInfo: {
        apr: 0,
        type: 'IFC',
        maxLoan: { value: 2_500_000 },
        minDeposit: { value: 0 },
        minDepositPercentage: 0,
        monthlyRepayment: { value: 6_667 },
      },
    });
  });

  it.each([
    ['a piece with another plan', { lineItems: [bagOf().lineItems[0], watch] }, null, 'ifc-24'],
    [
      'a piece that no plan allows',
      { lineItems: [bagOf().lineItems[0], watch], totalPrice: { value: 40_000 } },
      'Diver keeps this bag from being paid over time.',
      undefined,
    ],
    [
      'a gift card to buy',
      { lineItems: [bagOf().lineItems[0], giftCard] },
      'A bag with a gift card to buy cannot be paid over time.',
      undefined,
    ],
    [
      'a gift card that pays',
      { appliedGiftCards: [{ id: 'g' }] },
      'A bag that is paid with a gift card cannot be paid over time. Take the gift card off to pay over time.',
      undefined,
    ],
    [
      'too large a total',
      { totalPrice: { value: 6_000_000 } },
      'This bag is more than the lender lends at once.',
      undefined,
    ],
    ['nothing in it', { lineItems: [], totalPrice: { value: 0 } }, null, undefined],
  ])('[EN-04] [VA-05] a bag with %s', async (_what, change, says, key) => {
    const answer = await ask(bagOf(change), OF_BAG);
    expect(answer).toMatchObject({ financeExclusion: says });
    expect((answer?.['financeProducts'] as { key: string }[])[0]?.key).toBe(key);
  });

  it('[VA-06] [BH-15] pieces, bags and lists say what can be paid in three, after gift cards, and nothing where it cannot', async () => {
    const text = (each: string) => ({ instalmentMessage: `Pay 3 instalments of ${each}` });
    const NOTHING = { instalmentMessage: null };
    const said = (representation: object) => ask(representation, 'instalmentMessage');
    expect(await said(productFor(80_000))).toEqual(text('£266.67'));
    for (const change of [{ purchaseable: false }, { price: null }, { price: { value: 2_999 } }])
      expect(await said(productFor(80_000, change))).toEqual(NOTHING);
    expect(await said(bagOf({ totalPriceAfterGiftCard: { value: 3_000 } }))).toEqual(text('£10.00'));
    expect(await said(bagOf({ totalPriceAfterGiftCard: { value: 200_001 } }))).toEqual(NOTHING);
    const item = { __typename: 'ShoppingListLineItem', id: 'i1', name: 'Ring', productType: 'ring' };
    const listed = { ...item, price: { value: 8_000 }, categories: [], purchaseable: true };
    expect(await said(listed)).toEqual(text('£26.67'));
    expect(await said({ ...listed, purchaseable: false })).toEqual(NOTHING);
  });

  it('[EN-10] a listed piece has the text of its message', async () => {
    const item = {
      __typename: 'ShoppingListLineItem',
      id: 'i1',
      name: 'Ring',
      purchaseable: true,
      productType: 'ring',
    };
    const listed = { ...item, price: { value: 80_000 }, categories: ['rings'] };
    expect(await ask(listed, 'financePromoMessage')).toEqual({
      financePromoMessage: 'From £66.67/Month 0% APR',
    });
    const card = { ...listed, productType: 'gift_card' };
    expect(await ask(card, 'financePromoMessage')).toEqual({ financePromoMessage: null });
  });
});
