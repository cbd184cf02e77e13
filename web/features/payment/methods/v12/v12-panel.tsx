import { useEffect, useEffectEvent } from 'react';
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
  const view = useEffectEvent(onView);
  const isPlanned = plan !== null;
  useEffect(() => {
    if (!isPlanned) view({ isReady: false, errors: {} });
  }, [isPlanned]);
  useEffect(() => {
    if (plan !== null) planShown(plan);
  }, [plan]);
  const isAsking = !isCurrent;
  if (found === undefined || (isAsking && plan === null)) return <Asking />;
  if (plan === null)
    return (
      <>
        <p className="measure" role="status">
          {found?.financeProblem ?? found?.financeExclusion ?? 'Choose a plan to go on.'}
        </p>
        <OpenBagCalculator chosen={null} words="Choose a plan" isInForm />
      </>
    );
  const { deposit, monthlyRepayments: monthly, term } = plan;
  const text = `${monthly.formattedPrice} a month for ${term} months`;
  const Form = deposit.value > 0 ? DepositForm : LoanForm;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {/* The form stays with what was typed, while figures of another bag are not shown. */}
      {isAsking ? <Asking /> : null}
      <div hidden={isAsking}>
        <CreditExample promo={{ text, example: plan }} isChosen>
          <OpenBagCalculator chosen={plan} words="Change the plan" isInForm />
        </CreditExample>
      </div>
      <NextSteps deposit={deposit} />
      <Form key={Form.name} {...props} plan={plan} />
    </div>
  );
}

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
