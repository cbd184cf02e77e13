import { CreditExample } from '../credit-example.tsx';
import { ChosenPlan, PlanProblem } from './chosen-plan.tsx';
import { InstalmentMessage } from '../instalment-message.tsx';
import { OpenBagCalculator } from '../open-bag-calculator.tsx';
import { useBagOverTime } from '../use-bag-over-time.ts';

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
