import { useEffect, useRef, useState } from 'react';
import type { Calculation } from './calculator.tsx';

/**
 * The plan that a calculator begins with, and its heading, which gets the focus when that is known.
 * @param ask answers null where nothing can be paid over time
 * @param key of what is asked about: asked again when it changes
 */
export function useFirstPlan(ask: () => Promise<Calculation | null>, key: string) {
  const [known, setKnown] = useState<Calculation | 'failed'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    let isShown = true;
    latest
      .current()
      .catch(() => null)
      .then((answer) => {
        if (isShown) setKnown(answer ?? 'failed');
      })
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [key]);
  useEffect(() => {
    if (known !== undefined) heading.current?.focus();
  }, [known]);
  return { known, heading };
}
