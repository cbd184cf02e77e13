import { FormProvider } from 'react-hook-form';
import type { AddressPartsFragment } from '#gql/graphql.ts';
import { addressLine } from '@loupe/contact/address-lines';
import { AddressFields } from '#features/forms/address-fields.tsx';
import checkout from '#features/forms/forms.module.css';
import { Check } from '#ui/check.tsx';
import type { BillingForm } from './use-billing-form.ts';

type BillingSectionProps = {
  billing: BillingForm;
  delivery: AddressPartsFragment | null | undefined;
  locked: boolean;
};

export function BillingSection({ billing, delivery, locked }: BillingSectionProps) {
  const { hasOwn, choice, choose, saved } = billing;
  return (
    <fieldset className={checkout['block']} disabled={locked}>
      <legend className="title float-left mb-4 w-full">Billing address</legend>
      <div className="clear-both" hidden={hasOwn && saved.length === 0}>
        {hasOwn ? null : (
          <Check type="radio" name="billing" checked={choice === 'same'} onChange={() => choose('same')}>
            Same as delivery
            {delivery ? <span className="soft block">{addressLine(delivery)}</span> : null}
          </Check>
        )}
        {saved.map((address) => (
          <Check
            key={address.id}
            type="radio"
            name="billing"
            checked={choice === address.id}
            onChange={() => choose(address.id)}
          >
            {addressLine(address)}
          </Check>
        ))}
        <Check type="radio" name="billing" checked={choice === 'other'} onChange={() => choose('other')}>
          A different address
        </Check>
      </div>
      {choice !== 'other' ? null : (
        <FormProvider {...billing.form}>
          <div className={`clear-both pt-5 ${checkout['fields']}`}>
            <AddressFields purpose="billing" />
          </div>
        </FormProvider>
      )}
    </fieldset>
  );
}
