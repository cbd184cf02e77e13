import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { askForBag } from '../ask-for-plan.ts';
import { Calculator } from './calculator.tsx';
import { keepPlan } from '../keep-plan.ts';
import { useFirstPlan } from './use-first-plan.ts';

type Chosen = { readonly financeProduct: string; readonly deposit: { readonly value: number } };

type BagCalculatorProps = {
  /** The plan that it begins with. */
  readonly chosen: Chosen | null;
  readonly onKept: () => void;
  readonly isInForm?: boolean;
};

/** The calculator of a bag. */
export function BagCalculator({ chosen, onKept, isInForm = false }: BagCalculatorProps) {
  const { known, heading } = useFirstPlan(
    () =>
      askForBag(
        chosen === null ? {} : { financeProduct: chosen.financeProduct, deposit: chosen.deposit.value },
      ),
    'bag',
  );
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-5">
      <h2 className="title" tabIndex={-1} ref={heading}>
        Work out your own
      </h2>
      <p className="small soft">Nothing here is an application, and nobody is told.</p>
      {known === 'failed' ? <p role="alert">We could not work this out just now. Please try again.</p> : null}
      {known === undefined || known === 'failed' ? null : (
        <Calculator
          known={known}
          isInForm={isInForm}
          ask={(financeProduct, deposit) => askForBag({ financeProduct, deposit })}
        >
          {(plan) => <KeepPlan plan={plan} onKept={onKept} />}
        </Calculator>
      )}
    </div>
  );
}

function KeepPlan({ plan, onKept }: { plan: Chosen; onKept: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function keep() {
    setBusy(true);
    const refused = await keepPlan(plan.financeProduct, plan.deposit.value);
    setBusy(false);
    setError(refused);
    if (refused === null) onKept();
  }
  return (
    <div className="mt-5">
      <Button block busy={isBusy} onClick={() => void keep()}>
        Keep this plan
      </Button>
      <div role="alert">{error === null ? null : <FieldError id="keep-plan-error">{error}</FieldError>}</div>
    </div>
  );
}
