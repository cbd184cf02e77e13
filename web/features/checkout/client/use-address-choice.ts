import { sameAddress } from '@loupe/contact/address';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressPartsFragment } from '#gql/graphql.ts';
import { formFromAddress } from '../../forms/address-form.ts';
import type { AddressForm, DeliveryForm } from '../../forms/address-form-rules.ts';
import type { AddressChoice } from './saved-addresses.tsx';

const FIELDS = Object.keys(formFromAddress(null)) as (keyof AddressForm)[];

const addressOf = (form: AddressForm): AddressForm =>
  Object.fromEntries(FIELDS.map((field) => [field, form[field]])) as AddressForm;

/** Which saved address a form contains; selecting one fills the form, selecting another address leaves the values. */
export function useAddressChoice(
  { getValues, setValue, clearErrors }: UseFormReturn<DeliveryForm>,
  saved: readonly AddressPartsFragment[],
) {
  const [chosen, setChosen] = useState<AddressChoice>(() => {
    const typed = addressOf(getValues());
    return saved.find((address) => sameAddress(formFromAddress(address), typed))?.id ?? 'other';
  });

  function choose(choice: AddressChoice) {
    setChosen(choice);
    const address = saved.find(({ id }) => id === choice);
    if (address === undefined) return;
    const form = formFromAddress(address);
    for (const field of FIELDS) setValue(field, form[field]);
    clearErrors(FIELDS);
  }

  return { chosen, choose };
}
