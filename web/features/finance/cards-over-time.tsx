'use client';

import { lazy, useEffect, useState } from 'react';
import { whenIdle } from '#lib/use-idle.ts';
import { OptionalPart } from '#ui/optional-part.tsx';
import styles from './finance.module.css';

const Notice = lazy(async () => ({ default: (await import('./credit-words.tsx')).CreditSentence }));

/**
 * Once below a list of cards: asks at once for all of them, and shows the lines of those that can be paid over time or in three, with the
 * notice that belongs to the latter.
 * @param count of cards
 */
export function CardsOverTime({ count }: { count: number }) {
  const [isInstalmentTold, setTold] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        import('./client/show-over-time.ts')
          .then(({ showOverTime }) => showOverTime(document))
          .then((isTold) => setTold((before) => before || isTold))
          // The list is whole without it.
          .catch(() => undefined);
      }),
    [count],
  );
  return isInstalmentTold ? (
    <div className={`mt-6 ${styles['onCard']}`} data-instalments-notice>
      <OptionalPart>
        <Notice name="finance.instalments" />
      </OptionalPart>
    </div>
  ) : null;
}
