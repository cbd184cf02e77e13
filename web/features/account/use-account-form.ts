import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { fieldOfPath, useRefusals } from '#features/forms/use-refusals.ts';
import { type Refusal, refusalText } from './refusal.ts';
import { useSite } from '#lib/site-context.tsx';
import { accountSentence } from '#lib/translations/account.ts';
import { typedBefore } from '#lib/typed-before.ts';

type AccountFormOptions<Values extends FieldValues> = {
  /** Field ids are `<name>-<field>`. */
  name: string;
  rules: ZodMiniType<Values, Values>;
  defaultValues: Values;
  /** @returns the refusal, or nothing */
  send: (values: Values) => Promise<Refusal | undefined>;
};

/**
 * A form of the account: validated by the service's rules before it is sent, refusals shown at their fields, and
 * typed values never cleared.
 */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { name, rules, defaultValues, send } = options;
  const site = useSite();
  const idOf = (field: string) => `${name}-${field}`;
  const [refused, setRefused] = useState<Refusal>();
  const [typed] = useState(() => typedBefore(Object.keys(defaultValues), idOf));
  const form: UseFormReturn<Values, unknown, Values> = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(rules),
    defaultValues: { ...defaultValues, ...typed } as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { attempt, refuse, summarise } = useRefusals(idOf);

  async function submit(values: Values) {
    setRefused(undefined);
    const refusal = await send(values).catch((): Refusal => ({
      __typename: 'Error',
      message: accountSentence(site, 'account.unreachable.error'),
    }));
    if (refusal === undefined) return;
    const field = refusal.field === undefined ? undefined : fieldOfPath(refusal.field);
    if (field === undefined || !(field in defaultValues)) return setRefused(refusal);
    setError(field as Path<Values>, { message: refusal.message });
    document.getElementById(idOf(field))?.focus();
  }

  return {
    form,
    idOf,
    attempt,
    errors: summarise(formState.errors),
    problem: refused === undefined ? undefined : refusalText(refused),
    busy: formState.isSubmitting,
    onSubmit: handleSubmit(submit, refuse),
    /** The props of a field, without its type. */
    field: (field: Path<Values>, label: string) => {
      const message = formState.errors[field]?.message;
      const error = typeof message === 'string' ? message : undefined;
      return { ...register(field), id: idOf(field), label, error };
    },
  };
}

export type AccountFormState = Pick<
  ReturnType<typeof useAccountForm>,
  'attempt' | 'errors' | 'problem' | 'busy' | 'onSubmit'
>;
