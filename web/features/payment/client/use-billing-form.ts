import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import type { AddressPartsFragment, FullCartFragment, PaymentMethodType } from '#gql/graphql.ts';
import { addressLine } from '@loupe/contact/address-lines';
import { formFromAddress } from '#features/forms/address-form.ts';
import { billingAddressRules, EMPTY_ADDRESS, type AddressForm } from '#features/forms/address-form-rules.ts';
import { METHODS } from '../methods/registry.ts';
import type { FieldTexts } from '../payment-outcome.ts';
import { saveBilling } from './payment-api.ts';
import { isBilledAsDelivered, type BilledCart } from '../../checkout/billed-as-delivered.ts';

/** `same` as delivery, a saved address's id, or `other` for a typed one. */
export type BillingChoice = string;

/**
 * The billing address: the delivery address, unless another was saved before.
 * @param saved the customer's billing addresses; empty for a guest
 */
export function useBillingForm(cart: FullCartFragment, saved: readonly AddressPartsFragment[]) {
  const { shippingAddress, billingAddress, collectionStore } = cart;
  const other =
    billingAddress && (!shippingAddress || addressLine(billingAddress) !== addressLine(shippingAddress))
      ? billingAddress
      : undefined;
  // A store's address cannot be a billing address, and what is e-mailed has no delivery address.
  const hasOwn = collectionStore != null || shippingAddress == null;
  const first = hasOwn ? (saved[0]?.id ?? 'other') : 'same';
  const [choice, choose] = useState<BillingChoice>(other === undefined ? first : 'other');
  const isTyped = choice === 'other';
  const form = useForm<AddressForm>({
    resolver: standardSchemaResolver(billingAddressRules),
    defaultValues: other ? formFromAddress(other) : EMPTY_ADDRESS,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const fromBook = saved.find(({ id }) => id === choice);

  return {
    /** There is no delivery address to take. */
    hasOwn,
    choice,
    choose,
    saved: saved.filter(
      (address) => shippingAddress == null || addressLine(address) !== addressLine(shippingAddress),
    ),
    form,
    errors: isTyped ? textsOf(errors) : {},
    /** Shows and returns the validation errors. */
    check: (): Promise<FieldTexts> => {
      if (!isTyped) return Promise.resolve({});
      return new Promise((resolve) => {
        const check = form.handleSubmit(
          () => resolve({}),
          (found) => resolve(textsOf(found)),
        );
        void check();
      });
    },
    save: () => {
      if (choice === 'same' && isBillingSaved(cart, isApplied)) return Promise.resolve(undefined);
      if (isTyped) return saveBilling(form.getValues());
      return saveBilling(fromBook === undefined ? undefined : formFromAddress(fromBook));
    },
    /** Shows the service's error where it can be corrected: a selected address is opened for editing. */
    refuse: (field: string, message: string) => {
      if (!isTyped) form.reset(formFromAddress(fromBook ?? shippingAddress));
      choose('other');
      form.setError(field as keyof AddressForm, { message });
    },
  };
}

function textsOf(errors: FieldErrors<AddressForm>): FieldTexts {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [billingControl(field), error.message]),
  );
}

/** The id of a billing field's control. */
export const billingControl = (field: string): string => `billing-${field}`;

const isApplied = (method: PaymentMethodType): boolean => METHODS[method]?.kind === 'applied';

export type BillingForm = ReturnType<typeof useBillingForm>;

type Payable = BilledCart & {
  paymentMethods: readonly { method: PaymentMethodType; transactions: readonly unknown[] }[];
};

/**
 * Whether a payment billed to the delivery address may be sent without saving that first: the delivery was saved with it. Not while an
 * earlier payment of the bag is open: saving ends that one, as a shopper who pays again expects.
 * @param isGiftCard whose transactions are in the bag before any payment
 */
export const isBillingSaved = (cart: Payable, isGiftCard: (method: PaymentMethodType) => boolean): boolean =>
  isBilledAsDelivered(cart) &&
  cart.paymentMethods.every(({ method, transactions }) => isGiftCard(method) || transactions.length === 0);
