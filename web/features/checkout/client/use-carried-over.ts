import { useEffect, type RefObject } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { carriedOver, type SharedDetails } from '../carried-over.ts';

export type { SharedDetails };

const FIELDS = ['email', 'marketing', 'firstName', 'lastName', 'phone'] as const;

/** Copies the other form's values each time this form is shown, and stores its own when it is hidden. */
export function useCarriedOver<Form extends FieldValues & SharedDetails>(
  { getValues, setValue }: UseFormReturn<Form>,
  shared: RefObject<SharedDetails | undefined>,
): void {
  useEffect(() => {
    if (shared.current !== undefined) {
      const values = carriedOver(shared.current, getValues());
      for (const field of FIELDS) setValue(field as Path<Form>, values[field] as PathValue<Form, Path<Form>>);
    }
    return () => {
      shared.current = getValues();
    };
  }, [getValues, setValue, shared]);
}
