import type { ReactNode } from 'react';
import type { AddedPlan } from '#features/personal/field-names.ts';
import { overTimeHref } from '../over-time-href.ts';
import { askForPiece } from '../ask-for-plan.ts';
import { Calculator } from './calculator.tsx';
import { useFirstPlan } from './use-first-plan.ts';

export type OpenCalculatorProps = {
  readonly code: string;
  readonly variant: string | null;
  /** A button that adds the piece with a plan. */
  readonly buy: (plan: AddedPlan) => ReactNode;
};

/** The calculator in the page of a piece. Where it cannot be filled, its own page is offered. */
export function OpenCalculator({ code, variant, buy }: OpenCalculatorProps) {
  const { known, heading } = useFirstPlan(() => askForPiece(code, variant), `${code} ${variant}`);
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-5">
      <h2 className="title" tabIndex={-1} ref={heading}>
        Work out your own
      </h2>
      <p className="small soft">Nothing here is an application, and nobody is told.</p>
      {known === 'failed' ? (
        <p role="alert">
          We could not work this out just now.{' '}
          <a className="link" href={overTimeHref(code)}>
            Try on a page of its own
          </a>
        </p>
      ) : null}
      {known === undefined || known === 'failed' ? null : (
        <Calculator
          key={`${code} ${variant}`}
          known={known}
          ask={(financeProduct, deposit) => askForPiece(code, variant, { financeProduct, deposit })}
        >
          {({ financeProduct, deposit }) => (
            <div className="mt-5">{buy({ financeProduct, financeDeposit: deposit.value })}</div>
          )}
        </Calculator>
      )}
    </div>
  );
}
