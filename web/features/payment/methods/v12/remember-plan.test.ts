import { describe, expect, it } from '@jest/globals';
import { planShown, rememberPlan, type PlanPorts } from './remember-plan.ts';

type Found = Awaited<ReturnType<PlanPorts['ask']>>;

const planOf = (financeProduct: string, value: number) => ({ financeProduct, deposit: { value } });

/** A bag that may have these plans. @returns what it was asked to keep */
function bag(...allowed: string[]) {
  const kept: [string, number][] = [];
  const ports: PlanPorts = {
    ask: async ({ financeProduct = allowed[0], deposit } = {}) => {
      if (financeProduct === undefined) return null;
      if (!allowed.includes(financeProduct)) throw new Error('We do not have this plan.');
      return { plan: planOf(financeProduct, deposit ?? 100) } as unknown as Found;
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
