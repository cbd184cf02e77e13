import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { RefObject } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { CustomerFragment, FullCartFragment } from '#gql/graphql.ts';
import { Message } from '#ui/message.tsx';
import { collectRules, type CollectForm as Form } from '../../forms/address-form-rules.ts';
import type { CheckoutState } from '../checkout-state.ts';
import { collectFormOf, saveCollection } from './collect-api.ts';
import { CollectorFields } from './collector-fields.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FinishDelivery } from './finish-delivery.tsx';
import { StoreChoice } from './store-choice.tsx';
import { useCarriedOver, type SharedDetails } from './use-carried-over.ts';
import { useRefusals } from '../../forms/use-refusals.ts';
import { useShownMethod, type OnMethod } from './use-shown-method.ts';
import { useSaveDelivery } from './use-save-delivery.ts';

const idOf = (field: string) => (field === 'storeKey' ? 'collect-place' : `collect-${field}`);

type CollectFormProps = {
  checkout: CheckoutState<FullCartFragment>;
  /** Null for a guest. */
  customer: CustomerFragment | null;
  /** The shop's word for a store. */
  store: string;
  /** Values typed in the other delivery form. */
  shared: RefObject<SharedDetails | undefined>;
  onMethod: OnMethod;
};

/** Step 2 by collection: the store, then the collector. Typed values are never cleared. */
export function CollectForm({ checkout, customer, store, shared, onMethod }: CollectFormProps) {
  const form = useForm<Form>({
    resolver: standardSchemaResolver(collectRules),
    defaultValues: collectFormOf(checkout, customer),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { handleSubmit, setError, setValue, formState } = form;
  useCarriedOver(form, shared);
  useShownMethod(null, onMethod);
  const { attempt, refuse, summarise } = useRefusals(idOf);
  const errors = summarise(formState.errors);
  const storeKey = useWatch({ control: form.control, name: 'storeKey' });
  const { problem, isLeaving, save } = useSaveDelivery('COLLECT', customer, (field, message) => {
    setError(field as keyof Form, { message });
    document.getElementById(idOf(field))?.focus();
  });
  const busy = formState.isSubmitting || isLeaving;

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void handleSubmit((values) => save(values, () => saveCollection(values)), refuse)(event);
        }}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        {problem ? (
          <div className="mb-8">
            <Message tone="error">{problem}</Message>
          </div>
        ) : null}
        <StoreChoice
          saved={checkout.selectedStore}
          preparationDays={checkout.data.preparationDays}
          store={store}
          chosen={storeKey}
          error={formState.errors.storeKey?.message}
          onChoose={(key) => setValue('storeKey', key, { shouldDirty: true, shouldValidate: true })}
        />
        {storeKey === '' ? null : (
          <>
            <CollectorFields customer={customer} />
            <FinishDelivery id={idOf('marketing')} customer={customer} busy={busy} />
          </>
        )}
      </form>
    </FormProvider>
  );
}
