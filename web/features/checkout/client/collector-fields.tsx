import { useFormContext, useFormState } from 'react-hook-form';
import type { CustomerFragment } from '#gql/graphql.ts';
import { NewVisitorEmail } from '#features/known-account/new-visitor-email.tsx';
import { Field } from '#ui/field.tsx';
import type { CollectForm } from '../../forms/address-form-rules.ts';
import styles from '../../forms/forms.module.css';

/** The person who collects the order. Field ids are `collect-<field>`. */
export function CollectorFields({ customer }: { customer: CustomerFragment | null }) {
  const { register, control } = useFormContext<CollectForm>();
  const { errors } = useFormState({ control });
  const field = (name: 'firstName' | 'lastName' | 'phone', label: string, autoComplete: string) => ({
    ...register(name),
    id: `collect-${name}`,
    label,
    autoComplete,
    error: errors[name]?.message,
  });
  return (
    <section className={styles['block']} aria-labelledby="who">
      <h2 id="who" className="title mb-4">
        Who collects it?
      </h2>
      <div className={styles['fields']}>
        {customer === null ? (
          <NewVisitorEmail
            {...register('email')}
            id="collect-email"
            label="E-mail"
            hint="We will e-mail you when it is ready. No account needed."
            returnTo="/checkout/delivery"
            error={errors.email?.message}
          />
        ) : (
          <p className="soft [overflow-wrap:anywhere]">We will e-mail {customer.email} when it is ready.</p>
        )}
        <div className={styles['half']}>
          <Field {...field('firstName', 'First name', 'given-name')} />
        </div>
        <div className={styles['half']}>
          <Field {...field('lastName', 'Last name', 'family-name')} />
        </div>
        <div className={styles['half']}>
          <Field
            {...field('phone', 'Mobile number', 'tel')}
            type="tel"
            inputMode="tel"
            hint="Bring photo ID in this name."
          />
        </div>
      </div>
    </section>
  );
}
