import { useState } from 'react';
import type { FinanceFiguresFragment } from '#gql/graphql.ts';
import { CreditExample } from '../credit-example.tsx';
import { forgetPlan } from '../keep-plan.ts';
import { OpenBagCalculator } from '../open-bag-calculator.tsx';

/** The plan that the bag remembers, with everything it costs. */
export function ChosenPlan({ plan }: { plan: FinanceFiguresFragment }) {
  const text = `${plan.monthlyRepayments.formattedPrice} a month for ${plan.term} months`;
  return (
    <CreditExample promo={{ text, example: plan }} isChosen>
      <ForgetPlan />
      <OpenBagCalculator chosen={plan} words="Change this plan" />
    </CreditExample>
  );
}

/** Why the plan that the bag remembers no longer fits it. */
export function PlanProblem({ problem }: { problem: string }) {
  return (
    <div className="mb-4">
      <p className="small">The plan that you chose no longer fits your bag. {problem}</p>
      <ForgetPlan />
    </div>
  );
}

function ForgetPlan() {
  const [error, setError] = useState<string | null>(null);
  return (
    <p className="mt-3">
      <button type="button" className="link" onClick={() => void forgetPlan().then(setError)}>
        Remove this plan
      </button>
      {error === null ? null : (
        <span role="alert" className="small">
          {' '}
          {error}
        </span>
      )}
    </p>
  );
}
