import { ConsentGate } from '../client/consent-gate.tsx';
import { ConsentQuestion } from '../consent-question.tsx';
import { ANSWER_ACTION } from '../settings-path.ts';
import styles from '../consent.module.css';

/** The question of BH-07 for every route: by script over the page's end, without script before the page. */
export function ConsentDialog() {
  return (
    <>
      <ConsentGate />
      <noscript>
        <link rel="stylesheet" href="/api/consent/style" />
        <section data-consent="plain" aria-labelledby="consent-title" className={styles['plain']}>
          <form method="post" action={ANSWER_ACTION} className={`wrap ${styles['question']}`}>
            <ConsentQuestion />
          </form>
        </section>
      </noscript>
    </>
  );
}
