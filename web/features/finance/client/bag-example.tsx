import { useEffect, useState } from 'react';
import { GetBagOverTimeDocument, type GetBagOverTimeQuery } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { CreditExample } from '../credit-example.tsx';
import { ChosenPlan, PlanProblem } from './chosen-plan.tsx';
import { InstalmentMessage } from '../instalment-message.tsx';
import { OpenBagCalculator } from '../open-bag-calculator.tsx';

type Found = GetBagOverTimeQuery['cart'];

/** What a bag costs over time, or what keeps it from that. @param version of the bag: asked again when it changes */
export function BagExample({ version }: { version: number }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isShown = true;
    callGraph(GetBagOverTimeDocument, {})
      .then(({ cart }) => {
        if (isShown) setFound(cart);
      })
      // A figure of another bag would be wrong.
      .catch(() => {
        if (isShown) setFound(null);
      });
    return () => {
      isShown = false;
    };
  }, [version]);
  if (!found) return null;
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
