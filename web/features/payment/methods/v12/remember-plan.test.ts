import { describe, expect, it } from '@jest/globals';
import type { Calculation } from '#features/finance/client/calculator.tsx';
import { planShown, rememberPlan, type PlanPorts } from './remember-plan.ts';

type Wished = Parameters<PlanPorts['ask']>[0];

const planOf = (financeProduct: string, value: number) => ({ financeProduct, deposit: { value } });

/** A bag that may have these plans. @returns what it was asked to keep */
function bag(...allowed: string[]) {
  const kept: [string, number][] = [];
  const ports: PlanPorts = {
    ask: async (wished: Wished = { financeProduct: allowed[0] ?? '', deposit: 100 }) => {
      if (allowed.length === 0) return null;
      if (!allowed.includes(wished.financeProduct)) throw new Error('We do not have this plan.');
      return { plan: planOf(wished.financeProduct, wished.deposit) } as unknown as Calculation;
    },
    keep: async (...plan) => {
      kept.push(plan);
      return null;
    },
  };
  return { kept, remember: () => rememberPlan(ports) };
}

describe('[MU-10] a bag for which paying over time is chosen', () => {
  it('[MU-10] remembers the plan that a calculator begins with, and after another way to pay the shopper’s own', async () => {
    const { kept, remember } = bag('IBC12', 'IFC10');
    await remember();
    planShown(planOf('IFC10', 250_00));
    await remember();
    expect(kept).toEqual([
      ['IBC12', 100],
      ['IFC10', 250_00],
    ]);
  });

  it('[MU-10] remembers another where the shopper’s is not offered any more, and none where there is none', async () => {
    planShown(planOf('IFC10', 250_00));
    const { kept, remember } = bag('IBC12');
    await remember();
    expect(kept).toEqual([['IBC12', 100]]);
    const none = bag();
    await none.remember();
    expect(none.kept).toEqual([]);
  });
});
