import type { askForBag } from '#features/finance/ask-for-plan.ts';
import type { keepPlan } from '#features/finance/keep-plan.ts';

type Plan = { readonly financeProduct: string; readonly deposit: { readonly value: number } };

/** Calls of the bag; other ones in tests. */
export type PlanPorts = {
  ask: typeof askForBag;
  keep: typeof keepPlan;
};

/** Their scripts are loaded with the panel's. */
const HERE: PlanPorts = {
  ask: async (wished) => (await import('#features/finance/ask-for-plan.ts')).askForBag(wished),
  keep: async (...plan) => (await import('#features/finance/keep-plan.ts')).keepPlan(...plan),
};

let last: Plan | undefined;

/** The plan that the panel shows: the bag forgets it with the choice of another way to pay. */
export const planShown = (plan: Plan): void => {
  last = plan;
};

/** Has the bag remember the plan that was shown last, or the nearest that it may have now; before any, the one that a calculator begins with. */
export async function rememberPlan({ ask, keep }: PlanPorts = HERE): Promise<void> {
  const known = (await askForLast(ask)) ?? (await ask());
  if (known !== null) await keep(known.plan.financeProduct, known.plan.deposit.value);
}

/** @returns null for none, and for one that this bag may not have any more */
async function askForLast(ask: PlanPorts['ask']): ReturnType<PlanPorts['ask']> {
  if (last === undefined) return null;
  return ask({ financeProduct: last.financeProduct, deposit: last.deposit.value }).catch(() => null);
}
