import { CreditSentence } from './credit-words.tsx';
import styles from './finance.module.css';

/** VA-06: what can be paid in three, with the notice that belongs beside it. */
export const InstalmentMessage = ({ text }: { text: string }) => (
  <section className={styles['example']} aria-label="Pay in instalments" data-instalments>
    <p className={`num ${styles['message']}`}>{text}</p>
    <CreditSentence name="finance.instalments" className="mt-3" />
  </section>
);
