import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import type { FullCartFragment } from '#gql/graphql.ts';
import { addressLine } from '#features/checkout/address.ts';
import { formFromAddress } from '#features/checkout/address-form.ts';
import {
  billingAddressRules,
  EMPTY_ADDRESS,
  type AddressForm,
} from '#features/checkout/address-form-rules.ts';
import { saveBilling } from './payment-api.ts';

/** Which address the card belongs to: the delivery address, unless another was saved before. */
export function useBillingForm({ shippingAddress, billingAddress }: FullCartFragment) {
  const other =
    billingAddress && shippingAddress && addressLine(billingAddress) !== addressLine(shippingAddress)
      ? billingAddress
      : undefined;
  const [same, setSame] = useState(other === undefined);
  const form = useForm<AddressForm>({
    resolver: standardSchemaResolver(billingAddressRules),
    defaultValues: other ? formFromAddress(other) : EMPTY_ADDRESS,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  return {
    same,
    setSame,
    form,
    errors: same ? {} : textsOf(errors),
    /** Shows and answers what is wrong with what is typed. */
    check: (): Promise<FieldTexts> => {
      if (same) return Promise.resolve({});
      return new Promise((resolve) => {
        const check = form.handleSubmit(
          () => resolve({}),
          (found) => resolve(textsOf(found)),
        );
        void check();
      });
    },
    save: () => saveBilling(same ? undefined : form.getValues()),
    /** Shows what the service refused. */
    refuse: (field: string, message: string) => form.setError(field as keyof AddressForm, { message }),
  };
}

/** What is wrong, by field. */
export type FieldTexts = { [field: string]: string | undefined };

function textsOf(errors: FieldErrors<AddressForm>): FieldTexts {
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
}

export type BillingForm = ReturnType<typeof useBillingForm>;
