import { useState } from 'react';
import type { FinanceFiguresFragment } from '#gql/graphql.ts';
import { CreditExample } from '../credit-example.tsx';
import { InstalmentMessage } from '../credit-words.tsx';
import { OpenBagCalculator } from '../open-bag-calculator.tsx';
import { useBagOverTime } from '../use-bag-over-time.ts';
import { forgetPlan } from '../keep-plan.ts';

type BagExampleProps = {
  /** Of the bag. */
  version: number;
  /** While a payment of the bag runs. */
  isHeld?: boolean;
};

/** What a bag costs over time, or what keeps it from that; nothing while it is asked again. */
export function BagExample({ version, isHeld = false }: BagExampleProps) {
  const { cart: found, isCurrent } = useBagOverTime(version, isHeld);
  // A figure of another bag would be wrong.
  if (!found || !isCurrent) return null;
  const { financePromo: promo, financeExclusion: exclusion, instalmentMessage } = found;
  const { financeData: plan, financeProblem: problem } = found;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {instalmentMessage === null ? null : <InstalmentMessage text={instalmentMessage} />}
      {problem === null ? null : <PlanProblem problem={problem} />}
      {plan ? <ChosenPlan plan={plan} /> : null}
      {promo && !plan ? (
        <CreditExample promo={promo}>
          <OpenBagCalculator chosen={null} words="Work out your own" />
        </CreditExample>
      ) : null}
      {promo || exclusion === null || exclusion === problem ? null : (
        <p className="small soft">{exclusion}</p>
      )}
    </div>
  );
}

/** The plan that the bag remembers, with everything it costs. */
function ChosenPlan({ plan }: { plan: FinanceFiguresFragment }) {
  const text = `${plan.monthlyRepayments.formattedPrice} a month for ${plan.term} months`;
  return (
    <CreditExample promo={{ text, example: plan }} isChosen>
      <ForgetPlan />
      <OpenBagCalculator chosen={plan} words="Change this plan" />
    </CreditExample>
  );
}

/** Why the plan that the bag remembers no longer fits it. */
function PlanProblem({ problem }: { problem: string }) {
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
