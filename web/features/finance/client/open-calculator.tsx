import { useEffect, useRef, useState } from 'react';
import { GetFinanceCalculationDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { overTimeHref } from '../over-time-href.ts';
import { Calculator, type Calculation } from './calculator.tsx';

/** The calculator in the page of a piece. Where it cannot be filled, its own page is offered. */
export function OpenCalculator({ code, variant }: { code: string; variant: string | null }) {
  const [known, setKnown] = useState<Calculation | 'failed'>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isShown = true;
    callGraph(GetFinanceCalculationDocument, { code, variant })
      .then(({ product }) => product?.financeCalculation ?? 'failed')
      .catch(() => 'failed' as const)
      .then((answer) => {
        if (isShown) setKnown(answer);
      })
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [code, variant]);
  useEffect(() => {
    if (known !== undefined) heading.current?.focus();
  }, [known]);
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
        <Calculator key={`${code} ${variant}`} code={code} variant={variant} known={known} />
      )}
    </div>
  );
}
