'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AddressType, CustomerFragment } from '#gql/graphql.ts';
import { addressFromForm, formFromAddress } from '#features/forms/address-form.ts';
import { AddressFields } from '#features/forms/address-fields.tsx';
import { Check } from '#ui/check.tsx';
import { savedAddressRules, type SavedAddressForm as Form } from '../account-rules.ts';
import { addAddress, updateAddress } from './account-changes.ts';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useCustomer } from './use-account-answer.ts';

type SavedAddressFormProps = {
  /** As the page was rendered with; the name of a new address is theirs. */
  customer: CustomerFragment;
  /** The address to edit; without it, or once it is no longer saved, a new one is added. */
  addressId: string | undefined;
};

/** RT-07, with the rules for all addresses (VA-02, VA-13). */
export function SavedAddressForm({ customer: rendered, addressId }: SavedAddressFormProps) {
  const customer = useCustomer(rendered);
  const address = customer.addresses.find(({ id }) => id === addressId);
  const isShipping = address !== undefined && address.id === customer.defaultShippingAddressId;
  const isBilling = address !== undefined && address.id === customer.defaultBillingAddressId;
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const state = useAccountForm<Form>({
    name: 'shipping',
    rules: savedAddressRules,
    defaultValues: {
      ...formFromAddress(address),
      ...(address === undefined ? own(customer) : {}),
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
      if (refusal === undefined) startLeaving(() => router.push('/my-account/address-book'));
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

const own = ({ title, firstName, lastName, mobileNumber }: CustomerFragment) => ({
  salutation: title,
  firstName,
  lastName,
  phone: mobileNumber ?? '',
});
