import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm, useWatch, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { CustomerFragment, FullCartFragment, AddressPartsFragment } from '#gql/graphql.ts';
import { Message } from '#ui/message.tsx';
import {
  deliveryRules,
  type DeliveryForm as Form,
  type AddressForm,
  type DeliveryForm,
} from '../../forms/address-form-rules.ts';
import type { CheckoutState } from '../checkout-state.ts';
import { optionOfMethod } from '../../session/shipping-option.ts';
import { formOf, saveDelivery } from '../delivery-api.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FinishDelivery } from './finish-delivery.tsx';
import { keepAddress } from './keep-for-customer.ts';
import { MethodList } from './method-list.tsx';
import { NOMINATED_DAY_ID } from './nominated-day.tsx';
import { ParcelChoice } from './parcel-choice.tsx';
import { RecipientSection } from './recipient-section.tsx';
import { useCarriedOver, type SharedDetails } from './use-carried-over.ts';
import { useMethodsFor } from '../use-methods-for.ts';
import { useRefusals } from '../../forms/use-refusals.ts';
import { useShownMethod, type OnMethod } from './use-shown-method.ts';
import { useSaveDelivery } from './use-save-delivery.ts';
import { sameAddress } from '@loupe/contact/address';
import { formFromAddress } from '../../forms/address-form.ts';
import type { AddressChoice } from './saved-addresses.tsx';

const FIELDS = Object.keys(formFromAddress(null)) as (keyof AddressForm)[];

const addressOf = (form: AddressForm): AddressForm =>
  Object.fromEntries(FIELDS.map((field) => [field, form[field]])) as AddressForm;

/** Which saved address a form contains; selecting one fills the form, selecting another address leaves the values. */
function useAddressChoice(
  { getValues, setValue, clearErrors }: UseFormReturn<DeliveryForm>,
  saved: readonly AddressPartsFragment[],
) {
  const [chosen, setChosen] = useState<AddressChoice>(() => {
    const typed = addressOf(getValues());
    return saved.find((address) => sameAddress(formFromAddress(address), typed))?.id ?? 'other';
  });

  function choose(choice: AddressChoice) {
    setChosen(choice);
    const address = saved.find(({ id }) => id === choice);
    if (address === undefined) return;
    const form = formFromAddress(address);
    for (const field of FIELDS) setValue(field, form[field]);
    clearErrors(FIELDS);
  }

  return { chosen, choose };
}

const idOf = (field: string) => (field === 'email' || field === 'marketing' ? field : `shipping-${field}`);

type CourierFormProps = {
  checkout: CheckoutState<FullCartFragment>;
  /** Null for a guest. */
  customer: CustomerFragment | null;
  /** Values typed in the other delivery form. */
  shared: RefObject<SharedDetails | undefined>;
  onMethod: OnMethod;
};

/** Step 2 by courier: recipient, address, and day. Typed values are never cleared, whatever fails. */
export function CourierForm({ checkout, customer, shared, onMethod }: CourierFormProps) {
  const { data: cart } = checkout;
  const [wanted, setMethodId] = useState(() => courierOf(checkout));
  const [nominatedDay, nominate] = useState(checkout.selectedShippingDate);
  const [dayError, setDayError] = useState<string>();
  const [isApart, setApart] = useState(cart.sentApart);
  const form = useForm<Form>({
    resolver: standardSchemaResolver(deliveryRules),
    defaultValues: formOf(checkout, customer),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { handleSubmit, setError, formState } = form;
  useCarriedOver(form, shared);
  const { chosen, choose } = useAddressChoice(form, customer?.shippingAddresses ?? []);
  const [keeps, setKeeps] = useState(customer?.addresses.length === 0);
  const [country, postalCode] = useWatch({ control: form.control, name: ['country', 'postalCode'] });
  const methods = useMethodsFor(cart, { country, postalCode });
  const method = methods.find(({ id }) => id === wanted) ?? methods[0];
  useShownMethod(method, onMethod);
  const { attempt, refuse, summarise } = useRefusals(idOf);
  const errors = summarise(formState.errors);
  /** An invalid saved address is corrected in its fields, which must be rendered before they can take focus. */
  const openFields = () => flushSync(() => choose('other'));
  const { problem, isLeaving, save } = useSaveDelivery('VIA_COURIER', customer, (field, message) => {
    if (field !== 'email') openFields();
    setError(field as keyof Form, { message });
    document.getElementById(idOf(field))?.focus();
  });

  const busy = formState.isSubmitting || isLeaving;

  const submit = (values: Form) =>
    save(values, async () => {
      const wantedMethod = {
        id: method?.id,
        nominatedDay: method?.isNominatedDay ? nominatedDay : undefined,
        sentApart: isApart,
      };
      const failure = await saveDelivery(values, wantedMethod, cart);
      if (failure === undefined && customer !== null && keeps && chosen === 'other') keepAddress(values);
      return failure;
    });

  function submitChosen(values: Form) {
    if (!method?.isNominatedDay || (nominatedDay && method.deliverOnDates.includes(nominatedDay)))
      return submit(values);
    flushSync(() => setDayError('Choose the day on which you would like it.'));
    document.getElementById(NOMINATED_DAY_ID)?.querySelector('input')?.focus();
    return Promise.resolve();
  }

  function refuseAll(found: FieldErrors<Form>) {
    openFields();
    refuse(found);
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void handleSubmit(submitChosen, refuseAll)(event);
        }}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
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
        <MethodList
          methods={methods}
          chosen={method?.id}
          onChoose={setMethodId}
          nominatedDay={nominatedDay}
          dayError={dayError}
          onNominate={(day) => {
            setDayError(undefined);
            nominate(day);
          }}
        />
        <ParcelChoice lines={cart.lineItems} method={method} isApart={isApart} onChoose={setApart} />
        <FinishDelivery id="marketing" customer={customer} busy={busy} />
      </form>
    </FormProvider>
  );
}

/** The courier method selected before, otherwise the first. */
function courierOf({ data, selectedShippingMethod }: CheckoutState<FullCartFragment>): string | undefined {
  const couriers = data.shippingMethods.filter(({ type }) => optionOfMethod(type) === 'VIA_COURIER');
  return (couriers.find(({ id }) => id === selectedShippingMethod?.id) ?? couriers[0])?.id;
}
