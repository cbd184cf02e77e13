'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AddressPartsFragment, AddressType, Salutation } from '#gql/graphql.ts';
import { addressFromForm, formFromAddress } from '#features/forms/address-form.ts';
import { AddressFields } from '#features/forms/address-fields.tsx';
import { Check } from '#ui/check.tsx';
import { savedAddressRules, type SavedAddressForm as Form } from '../account-rules.ts';
import { addAddress, updateAddress } from '../account-api.ts';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';

type SavedAddressFormProps = {
  /** The address to edit; without it a new one is added. */
  address: AddressPartsFragment | undefined;
  /** The account's owner, to prefill the name. */
  name: { title: Salutation; firstName: string; lastName: string; mobileNumber?: string | null };
  isShipping: boolean;
  isBilling: boolean;
};

/** RT-07, with the rules for all addresses (VA-02, VA-13). */
export function SavedAddressForm({ address, name, isShipping, isBilling }: SavedAddressFormProps) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const state = useAccountForm<Form>({
    name: 'shipping',
    rules: savedAddressRules,
    defaultValues: {
      ...formFromAddress(address),
      ...(address === undefined ? own(name) : {}),
      shipping: isShipping,
      billing: isBilling,
    },
    send: async (form) => {
      const { shipping, billing, ...fields } = form;
      const defaultFor = [shipping && 'shipping', billing && 'billing'].filter(
        (type): type is AddressType => type !== false,
      );
      const input = { ...addressFromForm(fields), defaultFor };
      const refusal = await (address === undefined ? addAddress(input) : updateAddress(address.id, input));
      if (refusal === undefined)
        startLeaving(() => {
          router.push('/my-account/address-book');
          router.refresh();
        });
      return refusal;
    },
  });
  return (
    <FormProvider {...state.form}>
      <AccountForm state={{ ...state, busy: state.busy || isLeaving }} action="Save address">
        <AddressFields purpose="shipping" />
        <div>
          {isShipping ? null : (
            <Check {...state.form.register('shipping')}>Make this my usual delivery address</Check>
          )}
          {isBilling ? null : (
            <Check {...state.form.register('billing')}>Make this my usual billing address</Check>
          )}
        </div>
      </AccountForm>
    </FormProvider>
  );
}

const own = ({ title, firstName, lastName, mobileNumber }: SavedAddressFormProps['name']) => ({
  salutation: title,
  firstName,
  lastName,
  phone: mobileNumber ?? '',
});
