import type { ReactNode } from 'react';
import type { FinanceFiguresFragment } from '#gql/graphql.ts';
import { CreditWords } from './credit-words.tsx';
import { planRows } from './plan-rows.ts';
import { PlanTable } from './plan-table.tsx';
import styles from './finance.module.css';

type Promo = { readonly text: string; readonly example: FinanceFiguresFragment };

type CreditExampleProps = {
  readonly promo: Promo;
  /** It is the plan of the shopper's bag, and its own example. */
  readonly isChosen?: boolean;
  readonly children?: ReactNode;
};

/**
 * A monthly figure and its representative example, in one box and never folded: the only place where a page shows a figure of credit
 * (CONC 3.5).
 */
export function CreditExample({ promo, isChosen = false, children }: CreditExampleProps) {
  const [apr, caption] = isChosen ? ['APR', 'Your plan'] : ['Representative APR', 'Representative example'];
  return (
    <section className={styles['example']} aria-label="Pay over time" data-credit-example>
      <p className={`num ${styles['message']}`}>{promo.text}</p>
      <PlanTable rows={planRows(promo.example, apr)} caption={caption} />
      <CreditWords />
      {children}
    </section>
  );
}
