import type { ReactNode } from 'react';
import { CheckoutSteps, type CheckoutStep } from '../../../ui/checkout-steps.tsx';
import styles from '../../forms/forms.module.css';
import { NeedsScript } from '../../forms/needs-script.tsx';

/** Steps, heading, and the content of the step: the form and the order summary. */
export function CheckoutPage({
  step,
  title,
  children,
}: {
  step: CheckoutStep;
  title: string;
  children: ReactNode;
}) {
  return (
    <main id="main" className="wrap">
      <CheckoutSteps current={step} />
      <div className={styles['page']}>
        <h1 className={`d2 ${styles['heading']}`}>{title}</h1>
        <NeedsScript />
        {children}
      </div>
    </main>
  );
}
