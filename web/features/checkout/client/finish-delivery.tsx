import { useFormContext } from 'react-hook-form';
import type { CustomerFragment } from '#gql/graphql.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import styles from '../../forms/forms.module.css';

type FinishDeliveryProps = {
  /** Id of the consent checkbox. */
  id: string;
  /** Null for a guest. */
  customer: CustomerFragment | null;
  busy: boolean;
};

/** The end of both delivery forms: marketing consent, and the button to payment. */
export function FinishDelivery({ id, customer, busy }: FinishDeliveryProps) {
  const { register } = useFormContext<{ marketing: boolean }>();
  return (
    <section className={styles['block']}>
      {customer?.marketingPreferences.types.includes('email') ? null : (
        <Check {...register('marketing')} id={id}>
          E-mail me about new pieces and private events.{' '}
          <span className="soft">Once or twice a month; unsubscribe in one click.</span>
        </Check>
      )}
      <Button
        type="submit"
        className="mt-6 max-md:w-full"
        busy={busy}
        // Pressing would blur the field above first, whose error message would then move the button away from the
        // pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        Continue to payment
      </Button>
    </section>
  );
}
