'use client';

import { useState } from 'react';
import type { Salutation } from '#gql/graphql.ts';
import { AccountForm } from '#features/account/account-form.tsx';
import { useAccountForm } from '#features/account/use-account-form.ts';
import { messageRules } from '../dealer-rules.ts';
import { TextArea } from '#ui/text-area.tsx';
import { sendDealerMessage } from './send-dealer-message.ts';
import { Sent } from './sent.tsx';
import { VisitorFields, type FormProps } from './visitor-fields.tsx';

/** A question to an advisor, about a piece where one is shown. */
export function MessageForm({ botCheck, certifiedPreOwned, productCode, showrooms }: FormProps) {
  const [reference, setReference] = useState<string>();
  const state = useAccountForm({
    name: 'ask',
    rules: messageRules,
    defaultValues: {
      title: 'none',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      showroom: showrooms.length === 1 ? (showrooms[0]?.code ?? '') : '',
      message: '',
    },
    send: async ({ title, phone, ...values }) => {
      const input = { ...values, title: title as Salutation, phone: phone || null };
      const answer = await sendDealerMessage(
        { ...input, kind: 'message', certifiedPreOwned, productCode },
        botCheck,
      );
      if (!('reference' in answer)) return answer;
      setReference(answer.reference);
      return undefined;
    },
  });
  if (reference !== undefined) return <Sent reference={reference} what="Your question is on its way." />;
  return (
    <AccountForm state={state} action="Send my question">
      <VisitorFields field={state.field} showrooms={showrooms} phoned={false} />
      <TextArea {...state.field('message', 'Message')} rows={5} />
    </AccountForm>
  );
}
