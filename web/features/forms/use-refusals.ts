import { useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { SummarisedError } from './error-summary.tsx';

/**
 * The form's field for the service's error path: `address.postalCode` and `input.postalCode` both mean `postalCode`.
 */
export function fieldOfPath(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/**
 * Focus after a refused submit: a single error focuses its field, several show the summary.
 * @param idOf id of a field's control
 */
export function useRefusals(idOf: (field: string) => string) {
  /** Number of refused submits with two or more errors. */
  const [attempt, setAttempt] = useState(0);

  function summarise(errors: FieldErrors<FieldValues>): SummarisedError[] {
    return Object.entries(errors).flatMap(([field, error]) =>
      typeof error?.message === 'string' ? [{ fieldId: idOf(field), message: error.message }] : [],
    );
  }

  function refuse(errors: FieldErrors<FieldValues>): void {
    const found = summarise(errors);
    if (found.length > 1) setAttempt((last) => last + 1);
    else if (found[0]) document.getElementById(found[0].fieldId)?.focus();
  }

  return { attempt, refuse, summarise };
}
