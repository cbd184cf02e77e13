import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FinanceRefusal } from '@loupe/contracts/payments/service';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { bagOf, startFinanceService } from './finance-service.ts';
import type { FinanceService } from './finance-service.ts';

describe('the plan of a bag', () => {
  let running: FinanceService;
  beforeAll(async () => {
    running = await startFinanceService();
  });
  beforeEach(() => running.offerSeed());
  afterAll(() => running.stop());

  const ask = (representation: object, fields: string) => running.ask(representation, fields);
  const watch = { id: 'l2', name: 'Diver', categories: ['watches'], giftCardValue: null };
  const OF_PLAN =
    'financeData { financeProduct deposit { value } monthlyRepayments { value } } financeProblem';
  it('[EN-04] [EN-08] [MU-10] a bag that remembers a plan has its figures, at the present total', async () => {
    const chosenFinance = { financeProductKey: 'ifc-12', deposit: 20_000 };
    expect(await ask(bagOf({ chosenFinance }), OF_PLAN)).toEqual({
      financeData: {
        financeProduct: 'ifc-12',
        deposit: { value: 20_000 },
        monthlyRepayments: { value: 5_000 },
      },
      financeProblem: null,
    });
    const usual = { financeProductKey: 'ifc-12', deposit: null };
    expect(await ask(bagOf({ chosenFinance: usual }), OF_PLAN)).toMatchObject({
      financeData: { deposit: { value: 8_000 }, monthlyRepayments: { value: 6_000 } },
    });
    expect(await ask(bagOf({ chosenFinance: null }), OF_PLAN)).toEqual({
      financeData: null,
      financeProblem: null,
    });
  });

  it.each([
    [
      'a deposit',
      { financeProductKey: 'ifc-12', deposit: 40_001 },
      {},
      /^The deposit for this plan is from £0/,
    ],
    ['a product', { financeProductKey: 'x', deposit: null }, {}, 'We do not offer this plan for your bag.'],
    [
      'a gift card',
      { financeProductKey: 'ifc-12', deposit: null },
      { appliedGiftCards: [{ id: 'g' }] },
      /Take the gift card off/,
    ],
    [
      'a piece',
      { financeProductKey: 'ifc-12', deposit: null },
      { lineItems: [bagOf().lineItems[0], watch], totalPrice: { value: 40_000 } },
      'Diver keeps this bag from being paid over time.',
    ],
  ])(
    '[EN-04] [VA-05] a plan that a changed bag no longer allows is said: %s',
    async (_what, chosenFinance, change, says) => {
      const answer = await ask(bagOf({ chosenFinance, ...change }), OF_PLAN);
      expect(answer?.['financeData']).toBeNull();
      expect(answer?.['financeProblem']).toEqual(
        typeof says === 'string' ? says : expect.stringMatching(says),
      );
    },
  );

  it('[EN-08] a plan for a bag is worked out by its total, or the nearest that is allowed', async () => {
    const asked = (args: string) =>
      ask(
        bagOf(),
        `financeCalculation${args} { plan { financeProduct deposit { value } } maxDeposit { value } }`,
      );
    expect(await asked('(financeProduct: "ifc-6", deposit: 99999999)')).toEqual({
      financeCalculation: {
        plan: { financeProduct: 'ifc-6', deposit: { value: 40_000 } },
        maxDeposit: { value: 40_000 },
      },
    });
    expect(await asked('')).toMatchObject({ financeCalculation: { plan: { financeProduct: 'ifc-12' } } });
    const paidByCard = bagOf({ appliedGiftCards: [{ id: 'g' }] });
    expect(await ask(paidByCard, 'financeCalculation { maxDeposit { value } }')).toEqual({
      financeCalculation: null,
    });
  });

  it('[BH-13] says which methods do not answer: none at the start', async () => {
    expect((await running.service.client().listSilentMethods({})).methods).toEqual([]);
  });

  it('[VA-05] [MU-05] judges a plan for checkout by the same rules, without a statement', async () => {
    const pieces = [{ name: 'Ring', categories: ['rings'], isGiftCard: false }];
    const judge = (change: object) =>
      running.service.client().judgeFinance({
        cashPriceMinorUnits: 80_000n,
        pieces,
        financeProduct: 'ifc-12',
        ...change,
      });
    const { logFile } = await startTestPostgres();
    const mark = await logMark(logFile);
    expect(await judge({ depositMinorUnits: 0n })).toMatchObject({
      refusal: FinanceRefusal.UNSPECIFIED,
      productType: 'IFC',
      message: '',
    });
    const refusals = await Promise.all([
      judge({ financeProduct: 'unknown' }),
      judge({ depositMinorUnits: 40_001n }),
      judge({ depositMinorUnits: -1n }),
      judge({ hasGiftCards: true }),
      judge({ pieces: [...pieces, { name: 'Gift card', categories: [], isGiftCard: true }] }),
    ]);
    expect(refusals.map(({ refusal }) => refusal)).toEqual([
      FinanceRefusal.PRODUCT,
      FinanceRefusal.DEPOSIT,
      FinanceRefusal.DEPOSIT,
      FinanceRefusal.EXCLUDED,
      FinanceRefusal.EXCLUDED,
    ]);
    expect(refusals.every(({ message }) => message !== '')).toBe(true);
    await expect(judge({ financeProduct: 'x'.repeat(101) })).rejects.toThrow('Invalid: financeProduct');
    const statements = await statementsBetween(logFile, mark, undefined, running.world.database.name);
    expect(statements.get('payments-finance') ?? []).toEqual([]);
  });
});
