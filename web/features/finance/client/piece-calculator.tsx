'use client';

import { askForPiece } from '../ask-for-plan.ts';
import { CreditWords } from '../credit-words.tsx';
import { Calculator, type Calculation } from './calculator.tsx';

type PieceCalculatorProps = {
  readonly code: string;
  /** The size; null for the lowest price of all. */
  readonly variant: string | null;
  readonly known: Calculation;
};

/** On the page that works out a plan for a piece. */
export function PieceCalculator({ code, variant, known }: PieceCalculatorProps) {
  return (
    <Calculator
      ask={(financeProduct, deposit) => askForPiece(code, variant, { financeProduct, deposit })}
      known={known}
      fields={{ product: code, ...(variant === null ? {} : { variant }) }}
      words={<CreditWords />}
      wide
    />
  );
}
