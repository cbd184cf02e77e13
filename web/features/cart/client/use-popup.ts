import { useCallback, useEffect, useRef, useState } from 'react';
import { onAddition } from './bag-additions.ts';

/** Long enough to cross the gap between icon and popup, and to ignore a pointer that only passes by. */
const INTENT_MS = 120;
const ADDED_MS = 5_000;

/**
 * Open and close of the header's bag: on hover intent and focus, and by itself for 5 s after a piece went in.
 * Hover or focus holds it open (WCAG 1.4.13).
 */
export function usePopup() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const schedule = useCallback((next: boolean, milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), milliseconds);
  }, []);
  const enter = useCallback(() => schedule(true, INTENT_MS), [schedule]);
  const leave = useCallback(() => schedule(false, INTENT_MS), [schedule]);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);

  useEffect(() => {
    const stop = onAddition(() => {
      setOpen(true);
      schedule(false, ADDED_MS);
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [schedule]);

  return { open, enter, leave, close };
}
