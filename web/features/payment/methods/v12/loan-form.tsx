import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import type { FinanceFiguresFragment } from '#gql/graphql.ts';
import { outcomeOf } from '../../payment-outcome.ts';
import { saveBillingOutcome } from '../../save-billing-outcome.ts';
import type { Attempt, MethodPanelProps } from '../payment-method.ts';
import { useAgreement } from './agreement.tsx';
import { submitApplication } from './application-api.ts';

export type PlannedProps = MethodPanelProps & {
  readonly plan: FinanceFiguresFragment;
  /** The bag has this plan, and not only had it before another way to pay was chosen. */
  readonly isOffered: boolean;
};

/** A plan without a deposit: nothing is paid here. */
export function LoanForm({ plan, isOffered, locked, handle, onView }: PlannedProps) {
  const agreement = useAgreement();
  const { isMissing, errors } = agreement;
  const view = useEffectEvent(() => onView({ isReady: isOffered, errors }));
  useEffect(() => view(), [isMissing, isOffered]);

  useImperativeHandle(handle, () => ({
    check: agreement.check,
    attempt: async ({ context, saveBilling, seen, expectedTotal, expectedRest: _, ...ports }: Attempt) => {
      const refused = await saveBillingOutcome(saveBilling, context);
      if (refused !== undefined) return refused;
      const { financeProduct, deposit } = plan;
      const loan = {
        ...seen,
        expectedTotal,
        financeProduct,
        financeDeposit: deposit.value,
        agreesToStoredCard: false,
      };
      return outcomeOf(await submitApplication(loan, ports), context);
    },
    show: () => undefined,
  }));

  return agreement.box(locked);
}
