import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRefusals } from '#features/forms/use-refusals.ts';
import { typedBefore } from '#lib/typed-before.ts';
import { EMPTY_GIFT_CARD, giftCardRules, typedGiftCard, type GiftCardForm } from './gift-card-rules.ts';

const UNREACHABLE = 'We could not connect just now. Nothing has changed; please try again.';

type Options = {
  /** Field ids are `<name>-cardNumber` and `<name>-pin`. */
  name: string;
  /** @returns the refusal, or nothing. The fields are cleared then, so that the PIN does not stay on the page. */
  send: (card: GiftCardForm) => Promise<string | undefined>;
  /** Why it was refused, for the fields to show; undefined once another is sent. */
  onProblem: (text: string | undefined) => void;
};

/** Number and PIN of a gift card. Both stay in these fields only: no storage, no address, no log. */
export function useGiftCardForm({ name, send, onProblem }: Options) {
  const idOf = (field: string) => `${name}-${field}`;
  const [typed] = useState(() => typedBefore(Object.keys(EMPTY_GIFT_CARD), idOf));
  const { register, handleSubmit, reset, formState } = useForm<GiftCardForm>({
    resolver: standardSchemaResolver(giftCardRules),
    defaultValues: { ...EMPTY_GIFT_CARD, ...typed },
    // Not on leaving a field: beside another way to pay these are optional.
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const { attempt, refuse, summarise } = useRefusals(idOf);

  async function submit(values: GiftCardForm) {
    onProblem(undefined);
    const refusal = await send(typedGiftCard(values)).catch(() => UNREACHABLE);
    if (refusal === undefined) reset(EMPTY_GIFT_CARD);
    else onProblem(refusal);
  }

  return {
    attempt,
    errors: summarise(formState.errors),
    busy: formState.isSubmitting,
    submit: handleSubmit(submit, refuse),
    field: (field: keyof GiftCardForm) => ({
      ...register(field),
      id: idOf(field),
      error: formState.errors[field]?.message,
    }),
  };
}

export type GiftCardFormState = ReturnType<typeof useGiftCardForm>;
