'use client';

import { useEffect } from 'react';
import { whenIdle } from '#lib/use-idle.ts';

/** Once in a list of cards: asks at once for all of them, and shows the line of those that can be paid over time. @param count of cards */
export function CardsOverTime({ count }: { count: number }) {
  useEffect(
    () =>
      whenIdle(() => {
        import('./client/show-over-time.ts')
          .then(({ showOverTime }) => showOverTime(document))
          // The list is whole without it.
          .catch(() => undefined);
      }),
    [count],
  );
  return null;
}
