import { useFormContext, useFormState } from 'react-hook-form';
import type { CustomerFragment } from '#gql/graphql.ts';
import { NewVisitorEmail } from '#features/known-account/new-visitor-email.tsx';
import { Check } from '#ui/check.tsx';
import type { DeliveryForm } from '../../forms/address-form-rules.ts';
import { AddressFields } from '../../forms/address-fields.tsx';
import styles from '../../forms/forms.module.css';
import { SavedAddresses, type AddressChoice } from './saved-addresses.tsx';

type RecipientSectionProps = {
  /** Null for a guest. */
  customer: CustomerFragment | null;
  chosen: AddressChoice;
  onChoose: (choice: AddressChoice) => void;
  /** Whether a typed address is saved to the address book. */
  keeps: boolean;
  onKeep: (keeps: boolean) => void;
};

/** Recipient and address: a guest types them, a customer chooses from the address book. */
export function RecipientSection({ customer, chosen, onChoose, keeps, onKeep }: RecipientSectionProps) {
  const { register, control } = useFormContext<DeliveryForm>();
  const { errors } = useFormState({ control });
  const saved = customer?.shippingAddresses ?? [];
  return (
    <section className={styles['block']} aria-labelledby="where">
      <h2 id="where" className="title mb-4">
        Where shall we send it?
      </h2>
      <div className={styles['fields']}>
        {customer === null ? (
          <NewVisitorEmail
            {...register('email')}
            id="email"
            label="E-mail"
            hint="For your receipt and delivery times. No account needed."
            returnTo="/checkout/delivery"
            error={errors.email?.message}
          />
        ) : (
          <p className="soft [overflow-wrap:anywhere]">
            Your receipt and delivery times go to {customer.email}.
          </p>
        )}
        {saved.length > 0 ? (
          <SavedAddresses
            legend="Saved addresses"
            name="saved-address"
            addresses={saved}
            chosen={chosen}
            onChoose={onChoose}
          />
        ) : null}
        {chosen === 'other' ? (
          <AddressFields purpose="shipping" phoneHint="The courier will text you a one-hour slot." />
        ) : null}
        {chosen === 'other' && customer !== null ? (
          <Check checked={keeps} onChange={(event) => onKeep(event.target.checked)}>
            Save this address in my address book
          </Check>
        ) : null}
      </div>
    </section>
  );
}
