import { FINANCE_METHOD } from '../domain/cart/chosen-finance.ts';
import type { ChosenFinance } from '../domain/cart/chosen-finance.ts';
import type { ApplicationState, ApplicationStatus } from '../domain/placement/application-status.ts';

type Stored = ChosenFinance | null | undefined;

export const toChosenFinance = (finance: Stored, application: ApplicationState | undefined) =>
  finance
    ? {
        financeProductKey: finance.product,
        financeProductType: finance.type,
        deposit: finance.deposit,
        applicationStatus: application?.applicationStatus ?? null,
      }
    : null;

/** EN-04, EN-09: the plan of the method by which it is paid over time; null for any other. */
export const toMethodFinance = (
  method: string,
  finance: Stored,
  applicationStatus: ApplicationStatus | null,
) => {
  const chosen = method === FINANCE_METHOD ? finance : null;
  return {
    financeData: chosen ? { financeProductType: chosen.type } : null,
    financeDetails: chosen ? { financeProductKey: chosen.product, applicationStatus } : null,
  };
};
