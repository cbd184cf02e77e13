import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import type { CustomerFragment, FullCartFragment } from '#gql/graphql.ts';
import { browserStorage } from '#features/cart/browser-storage.ts';
import { isCartPageFailure } from '#features/cart/cart-page-message.ts';
import { cartFailure } from '#features/cart/client/cart-failure.ts';
import { failureText } from '#features/cart/failure-text.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { Message } from '#ui/message.tsx';
import { deliveryRules, type DeliveryForm as Form } from '../address-form-rules.ts';
import { checkoutState } from '../checkout-state.ts';
import { readGuestDetails, saveGuestDetails } from '../guest-details.ts';
import { fieldOfPath } from '../refused-field.ts';
import { saveShippingOption } from '../shipping-option.ts';
import styles from './checkout.module.css';
import { formFromCart, saveDelivery } from './delivery-api.ts';
import { ErrorSummary } from './error-summary.tsx';
import { keepForCustomer } from './keep-for-customer.ts';
import { MethodList } from './method-list.tsx';
import { RecipientSection } from './recipient-section.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import { useLeaveToCart } from './use-checkout-cart.ts';
import { useRefusals } from './use-refusals.ts';

const idOf = (field: string) => (field === 'email' || field === 'marketing' ? field : `shipping-${field}`);

type DeliveryFormProps = {
  cart: FullCartFragment;
  /** Null for a guest. */
  customer: CustomerFragment | null;
};

/** Step 2: who and where to, by which courier. What was typed is never cleared, whatever goes wrong. */
export function DeliveryForm({ cart, customer }: DeliveryFormProps) {
  const router = useRouter();
  const leaveToCart = useLeaveToCart();
  const [problem, setProblem] = useState<string>();
  const [methodId, setMethodId] = useState(() => {
    const { selectedShippingMethod } = checkoutState(cart, browserStorage('session'));
    return (selectedShippingMethod ?? cart.shippingMethods[0])?.id;
  });
  const form = useForm<Form>({
    resolver: standardSchemaResolver(deliveryRules),
    defaultValues: formFromCart(cart, readGuestDetails(browserStorage('session')), customer),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { chosen, choose } = useAddressChoice(form, customer?.shippingAddresses ?? []);
  const [keeps, setKeeps] = useState(customer?.addresses.length === 0);
  const { attempt, refuse, summarise } = useRefusals(idOf);
  const errors = summarise(formState.errors);

  async function save(values: Form) {
    setProblem(undefined);
    try {
      const failure = await saveDelivery(values, methodId);
      if (failure === undefined) {
        if (customer === null) keepForThisVisit(values);
        else keepForCustomer(customer, values, keeps && chosen === 'other');
        router.push('/checkout/payment');
      } else if (isCartPageFailure(failure.__typename)) leaveToCart(failure.__typename);
      else if (failure.field !== undefined) refuseField(fieldOfPath(failure.field), failure.message);
      else setProblem(failureText(failure));
    } catch (error) {
      const lost = cartFailure(error);
      if (lost === undefined) setProblem('We could not save your details just now. Please try again.');
      else leaveToCart(lost);
    }
  }

  /** What is wrong with a saved address is mended in its fields. */
  function refuseAll(found: FieldErrors<Form>) {
    choose('other');
    refuse(found);
  }

  function refuseField(field: string, message: string) {
    if (field !== 'email') choose('other');
    setError(field as keyof Form, { message });
    document.getElementById(idOf(field))?.focus();
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => void handleSubmit(save, refuseAll)(event)}
      >
        {attempt > 0 && errors.length > 1 ? <ErrorSummary errors={errors} attempt={attempt} /> : null}
        {problem ? (
          <div className="mb-8">
            <Message tone="error">{problem}</Message>
          </div>
        ) : null}
        <RecipientSection
          customer={customer}
          chosen={chosen}
          onChoose={choose}
          keeps={keeps}
          onKeep={setKeeps}
        />
        <MethodList methods={cart.shippingMethods} chosen={methodId} onChoose={setMethodId} />
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
            busy={formState.isSubmitting}
            // Pressing would first leave the field above, whose error then moves the button from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            Continue to payment
          </Button>
        </section>
      </form>
    </FormProvider>
  );
}

function keepForThisVisit({ email, marketing }: Form): void {
  const session = browserStorage('session');
  saveGuestDetails(session, {
    isGuest: true,
    email,
    marketingPreference: { email: marketing, post: false, mobile: false },
  });
  saveShippingOption(session, 'courier');
}
