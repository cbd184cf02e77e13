import { useEffect } from 'react';
import type { ChosenMethod } from '../order-summary.tsx';

/** Called with the method of the form that is shown; null where its charge is not known yet. */
export type OnMethod = (method: ChosenMethod | null | undefined) => void;

/** Shows a method among the totals while its form is shown. */
export function useShownMethod(method: ChosenMethod | null | undefined, onMethod: OnMethod): void {
  useEffect(() => {
    onMethod(method);
    return () => onMethod(undefined);
  }, [method, onMethod]);
}
