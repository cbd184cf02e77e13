'use client';

import { useSite } from '#lib/site-context.tsx';
import { FINANCE, type FinanceKey } from '#lib/translations/finance.ts';
import styles from './finance.module.css';

/** Who lends for months. */
const LENDER = 'V12 Retail Finance';
/** Who lends for three payments. */
const PAY_LATER = 'Klarna';

/** A sentence about credit, for this shop. Editors may change them. */
export function CreditSentence({ name, className = '' }: { name: FinanceKey; className?: string }) {
  const { sentences, legalName, stores } = useSite();
  const sentence = (sentences[name] ?? FINANCE[name])
    .replaceAll('{shop}', legalName)
    .replaceAll('{lender}', LENDER)
    .replaceAll('{provider}', PAY_LATER)
    .replaceAll('{stores}', stores.many);
  return <p className={`small soft ${className}`}>{sentence}</p>;
}

/** What the law wants wherever credit is promoted: who lends and who only introduces, and where they are. */
export const CreditWords = () => (
  <>
    <CreditSentence name="finance.broker" className="mt-3" />
    <CreditSentence name="finance.address" className="mt-1.5" />
    <CreditSentence name="finance.where" className="mt-1.5" />
  </>
);

/** VA-06: what can be paid in three, with the notice that belongs beside it. */
export const InstalmentMessage = ({ text }: { text: string }) => (
  <section className={styles['example']} aria-label="Pay in instalments" data-instalments>
    <p className={`num ${styles['message']}`}>{text}</p>
    <CreditSentence name="finance.instalments" className="mt-3" />
  </section>
);
