import { useEffect, useEffectEvent, useState } from 'react';
import type { FinanceFiguresFragment } from '#gql/graphql.ts';
import { useBagOverTime } from '#features/finance/use-bag-over-time.ts';
import { OpenBagCalculator } from '#features/finance/open-bag-calculator.tsx';
import { CreditExample } from '#features/finance/credit-example.tsx';
import type { MethodPanelProps } from '../payment-method.ts';
import { DepositForm } from './deposit-form.tsx';
import { LoanForm } from './loan-form.tsx';
import { planShown } from './remember-plan.ts';

/** The plan with everything it costs, what happens next, and what the lender needs before. */
export function V12Panel(props: MethodPanelProps) {
  const { cart, locked, onView } = props;
  const { cart: found, isCurrent } = useBagOverTime(cart.version, locked);
  const plan = found?.financeData ?? null;
  const [last, setLast] = useState(plan);
  // The bag forgets its plan while another method is chosen; the form and what was typed in it stay.
  if (plan !== null && plan !== last) setLast(plan);
  const formPlan = plan ?? last;
  const view = useEffectEvent(onView);
  const isPlanned = plan !== null;
  useEffect(() => {
    if (!isPlanned) view({ isReady: false, errors: {} });
  }, [isPlanned]);
  useEffect(() => {
    if (plan !== null) planShown(plan);
  }, [plan]);
  const Form = formPlan !== null && formPlan.deposit.value > 0 ? DepositForm : LoanForm;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {isCurrent && found !== undefined ? null : <Asking />}
      {plan === null ? null : (
        <div hidden={!isCurrent}>
          <CreditExample promo={{ text: monthlyOf(plan), example: plan }} isChosen>
            <OpenBagCalculator chosen={plan} words="Change the plan" isInForm />
          </CreditExample>
        </div>
      )}
      {plan === null && found !== undefined && isCurrent ? (
        <div>
          <p className="measure" role="status">
            {found?.financeProblem ?? found?.financeExclusion ?? 'Choose a plan to go on.'}
          </p>
          <OpenBagCalculator chosen={null} words="Choose a plan" isInForm />
        </div>
      ) : null}
      {formPlan === null ? null : (
        <div className="grid gap-5" hidden={!isPlanned}>
          <NextSteps deposit={formPlan.deposit} />
          <Form key={Form.name} {...props} plan={formPlan} isOffered={isPlanned} />
        </div>
      )}
    </div>
  );
}

const monthlyOf = ({ monthlyRepayments, term }: FinanceFiguresFragment): string =>
  `${monthlyRepayments.formattedPrice} a month for ${term} months`;

const Asking = () => <p role="status">Working out your plan. One moment.</p>;

function NextSteps({ deposit }: { deposit: { value: number; formattedPrice: string } }) {
  return (
    <section aria-labelledby="finance-next">
      <h3 id="finance-next" className="mb-2 font-medium">
        What happens next
      </h3>
      <ol className="small grid list-decimal gap-2 pl-5">
        {deposit.value > 0 ? (
          <li>
            Your bank holds the deposit, {deposit.formattedPrice}. It comes back to you in full if the loan
            does not go ahead.
          </li>
        ) : null}
        <li>
          You apply on the lender’s own pages. We keep your order aside for 30 minutes while you do, and for
          up to three days while they decide.
        </li>
        <li>You sign there. Only then is your order placed.</li>
      </ol>
    </section>
  );
}
