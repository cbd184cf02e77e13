'use client';

import { useState } from 'react';
import type { DealerDayPart, Salutation } from '#gql/graphql.ts';
import { AccountForm } from '#features/account/account-form.tsx';
import { useAccountForm } from '#features/account/use-account-form.ts';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { appointmentRules } from '../dealer-rules.ts';
import { sendDealerMessage } from './send-dealer-message.ts';
import { Sent } from './sent.tsx';
import { VisitorFields, type FormProps } from './visitor-fields.tsx';

const PIECE = /^\d{7}$/;

/** The piece whose page led here. */
function pieceAsked(): string | null {
  const piece = new URLSearchParams(window.location.search).get('piece') ?? '';
  return PIECE.test(piece) ? piece : null;
}

/** A request for an appointment; an advisor confirms it. */
export function AppointmentForm({ botCheck, certifiedPreOwned, showrooms }: FormProps) {
  const [reference, setReference] = useState<string>();
  const state = useAccountForm({
    name: 'book',
    rules: appointmentRules,
    defaultValues: {
      title: 'none',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      message: '',
      showroom: showrooms.length === 1 ? (showrooms[0]?.code ?? '') : '',
      preferredDay: '',
      preferredTime: 'morning',
    },
    send: async ({ title, preferredTime, ...values }) => {
      const input = {
        ...values,
        title: title as Salutation,
        preferredTime: preferredTime as DealerDayPart,
        productCode: pieceAsked(),
      };
      const answer = await sendDealerMessage({ ...input, kind: 'appointment', certifiedPreOwned }, botCheck);
      if (!('reference' in answer)) return answer;
      setReference(answer.reference);
      return undefined;
    },
  });
  if (reference !== undefined)
    return (
      <Sent reference={reference} what="Your request is on its way. An advisor will confirm the hour." />
    );
  return (
    <AccountForm state={state} action="Request this appointment">
      <VisitorFields field={state.field} showrooms={showrooms} phoned />
      <Field {...state.field('preferredDay', 'Day')} type="date" hint="From tomorrow, up to 90 days ahead." />
      <SelectField {...state.field('preferredTime', 'Time of day')}>
        <option value="morning">Morning</option>
        <option value="afternoon">Afternoon</option>
        <option value="evening">Evening</option>
      </SelectField>
      <TextArea {...state.field('message', 'What you would like to see')} rows={4} optional />
    </AccountForm>
  );
}
