import { useFormContext, useFormState } from 'react-hook-form';
import type { CustomerFragment } from '#gql/graphql.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import styles from './checkout.module.css';

/** The end of either way of delivery: whether we may write, and on to payment. @param customer null for a guest */
export function FinishDelivery({ customer }: { customer: CustomerFragment | null }) {
  const { register, control } = useFormContext<{ marketing: boolean }>();
  const { isSubmitting } = useFormState({ control });
  return (
    <section className={styles['block']}>
      {customer?.marketingPreferences.types.includes('email') ? null : (
        <Check {...register('marketing')} id="marketing">
          Write to me about new pieces and private events.{' '}
          <span className="soft">Once or twice a month; leave in one click.</span>
        </Check>
      )}
      <Button
        type="submit"
        className="mt-6 max-md:w-full"
        busy={isSubmitting}
        // Pressing would first leave the field above, whose error then moves the button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        Continue to payment
      </Button>
    </section>
  );
}
