import { lazy, useEffect, useState } from 'react';
import { GetPieceOverTimeDocument, type GetPieceOverTimeQuery } from '#gql/graphql.ts';
import { readPublic } from '#lib/public-read.ts';
import { OptionalPart } from '#ui/optional-part.tsx';
import { CreditExample } from '../credit-example.tsx';
import { InstalmentMessage } from '../credit-words.tsx';
import { overTimeHref } from '../over-time-href.ts';
import type { OpenCalculatorProps } from './open-calculator.tsx';

/** Its script is loaded when the shopper opens it. */
const OpenCalculator = lazy(async () => ({
  default: (await import('./open-calculator.tsx')).OpenCalculator,
}));

type Found = GetPieceOverTimeQuery['product'];

/** What a piece costs over time; nothing where it cannot be paid so, or while that is not known. */
export function PieceExample({ code, variant, buy }: OpenCalculatorProps) {
  const [found, setFound] = useState<Found>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isShown = true;
    readPublic(GetPieceOverTimeDocument, { code })
      .then(({ product }) => {
        if (isShown) setFound(product);
      })
      // The page is whole without it.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [code]);
  if (!found) return null;
  const { financePromo: promo, instalmentMessage } = found;
  return (
    <>
      {instalmentMessage === null ? null : <InstalmentMessage text={instalmentMessage} />}
      {promo ? (
        <CreditExample promo={promo}>
          {isOpen ? (
            <OptionalPart loading={<p className="mt-3">One moment.</p>} failed={<OnItsPage code={code} />}>
              <OpenCalculator code={code} variant={variant} buy={buy} />
            </OptionalPart>
          ) : (
            <CalculatorLink code={code} open={() => setOpen(true)} />
          )}
        </CreditExample>
      ) : null}
    </>
  );
}

const OnItsPage = ({ code }: { code: string }) => (
  <p className="mt-3" role="alert">
    We could not open this here.{' '}
    <a className="link" href={overTimeHref(code)}>
      Work it out on a page of its own
    </a>
  </p>
);

/** Without script, or in a window of its own, the calculator has a page. */
const CalculatorLink = ({ code, open }: { code: string; open: () => void }) => (
  <p className="mt-3">
    <a
      className="link"
      href={overTimeHref(code)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
    >
      Work out your own
    </a>
  </p>
);
