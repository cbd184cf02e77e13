import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm } from 'react-hook-form';
import type { CustomerFragment, FullCartFragment } from '#gql/graphql.ts';
import { NewVisitorEmail } from '#features/known-account/new-visitor-email.tsx';
import { Message } from '#ui/message.tsx';
import { emailRules, type EmailForm as Form } from '../../forms/address-form-rules.ts';
import styles from '../../forms/forms.module.css';
import type { CheckoutState } from '../checkout-state.ts';
import { formOf, saveEmail } from '../delivery-api.ts';
import { FinishDelivery } from './finish-delivery.tsx';
import { useSaveDelivery } from './use-save-delivery.ts';

type EmailFormProps = {
  checkout: CheckoutState<FullCartFragment>;
  /** Null for a guest. */
  customer: CustomerFragment | null;
};

/** Step 2 of gift cards alone: only where the e-mails go. The billing address is asked for with the payment. */
export function EmailForm({ checkout, customer }: EmailFormProps) {
  const { email, marketing } = formOf(checkout, customer);
  const form = useForm<Form>({
    resolver: standardSchemaResolver(emailRules),
    defaultValues: { email, marketing },
    mode: 'onTouched',
  });
  const { handleSubmit, register, setError, formState } = form;
  const { problem, isLeaving, save } = useSaveDelivery('VIA_COURIER', customer, (_field, message) =>
    setError('email', { message }, { shouldFocus: true }),
  );
  const busy = formState.isSubmitting || isLeaving;

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void handleSubmit((values) => save(values, () => saveEmail(values)))(event);
        }}
      >
        {problem ? (
          <div className="mb-8">
            <Message tone="error">{problem}</Message>
          </div>
        ) : null}
        <section className={styles['block']} aria-labelledby="where">
          <h2 id="where" className="title mb-4">
            By e-mail, free
          </h2>
          <p className="measure soft mb-6">
            Nothing comes by post, so we need no delivery address. Each gift card comes in an e-mail of its
            own, with its number and PIN, when your order leaves us.
          </p>
          <div className={styles['fields']}>
            {customer === null ? (
              <NewVisitorEmail
                {...register('email')}
                id="email"
                label="E-mail"
                hint="For your gift cards and your receipt. No account needed."
                returnTo="/checkout/delivery"
                error={formState.errors.email?.message}
              />
            ) : (
              <p className="soft [overflow-wrap:anywhere]">
                Your gift cards and your receipt go to {customer.email}.
              </p>
            )}
          </div>
        </section>
        <FinishDelivery id="marketing" customer={customer} busy={busy} />
      </form>
    </FormProvider>
  );
}
