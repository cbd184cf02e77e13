import { useState } from 'react';
import { normalisePhone } from '@loupe/contact/phone';
import type { CustomerFragment } from '#gql/graphql.ts';
import { Field } from '#ui/field.tsx';
import { Message } from '#ui/message.tsx';
import { detailsRules, type DetailsForm as Form } from '../account-rules.ts';
import { birthdayOf } from '../birthday.ts';
import { updateCustomer } from './account-changes.ts';
import { AccountForm } from '../account-form.tsx';
import { BirthdayFields } from './birthday-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { useAccountForm } from '../use-account-form.ts';

/** Name, phone and birthday. */
export function DetailsForm({ customer }: { customer: CustomerFragment }) {
  const [isDone, setIsDone] = useState(false);
  const { title, firstName, lastName, mobileNumber, birthday } = customer;
  const state = useAccountForm<Form>({
    name: 'details',
    rules: detailsRules,
    defaultValues: {
      salutation: title,
      firstName,
      lastName,
      mobileNumber: mobileNumber ?? '',
      day: String(birthday?.day ?? ''),
      month: String(birthday?.month ?? ''),
    },
    send: async ({ salutation, day, month, mobileNumber: typed, ...name }) => {
      setIsDone(false);
      const chosen = birthdayOf({ day, month });
      const refusal = await updateCustomer({
        ...name,
        title: salutation,
        mobileNumber: typed === '' ? '' : normalisePhone(typed),
        ...(typeof chosen === 'object' ? chosen : { day: null, month: null }),
      });
      if (refusal !== undefined) return refusal;
      setIsDone(true);
      return undefined;
    },
  });
  return (
    <AccountForm
      state={state}
      action="Save details"
      look="line"
      done={isDone ? <Message tone="ok">Your details are saved.</Message> : null}
    >
      <NameFields field={state.field} />
      <Field
        optional
        {...state.field('mobileNumber', 'Mobile number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <BirthdayFields field={state.field} />
    </AccountForm>
  );
}
