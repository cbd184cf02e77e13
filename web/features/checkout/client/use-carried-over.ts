import { useEffect, type RefObject } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Details that both delivery forms ask for. */
export type SharedDetails = {
  email: string;
  marketing: boolean;
  firstName: string;
  lastName: string;
  phone: string;
};

/**
 * Values of a form after the other one was filled in: an order has one e-mail, so the latest counts; name and phone
 * may be another person's, so only empty fields are filled.
 */
export function carriedOver(shared: SharedDetails, here: SharedDetails): SharedDetails {
  return {
    email: shared.email === '' ? here.email : shared.email,
    marketing: shared.marketing,
    firstName: here.firstName === '' ? shared.firstName : here.firstName,
    lastName: here.lastName === '' ? shared.lastName : here.lastName,
    phone: here.phone === '' ? shared.phone : here.phone,
  };
}

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
