import { useEffect, type RefObject } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { carriedOver, type Told } from '../carried-over.ts';

export type { Told };

const FIELDS = ['email', 'marketing', 'firstName', 'lastName', 'phone'] as const;

/** Copies the other form's values each time this form is shown, and stores its own when it is hidden. */
export function useCarriedOver<Form extends FieldValues & Told>(
  { getValues, setValue }: UseFormReturn<Form>,
  told: RefObject<Told | undefined>,
): void {
  useEffect(() => {
    if (told.current !== undefined) {
      const values = carriedOver(told.current, getValues());
      for (const field of FIELDS) setValue(field as Path<Form>, values[field] as PathValue<Form, Path<Form>>);
    }
    return () => {
      told.current = getValues();
    };
  }, [getValues, setValue, told]);
}
