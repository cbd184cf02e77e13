'use client';

import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Message } from '#ui/message.tsx';
import { forgottenRules } from '../account-rules.ts';
import { forgotPassword } from '../account-api.ts';
import { AccountForm } from '../account-form.tsx';
import type { BotCheck } from '#lib/bot-check.ts';
import { botCheckToken } from '../bot-check-token.ts';
import { useAccountForm } from '../use-account-form.ts';

/** Requests a password-reset link. The answer does not disclose whether the account exists. */
export function ForgottenForm({ botCheck }: { botCheck: BotCheck }) {
  const [sentTo, setSentTo] = useState<string>();
  const state = useAccountForm({
    name: 'forgotten',
    rules: forgottenRules,
    defaultValues: { email: '' },
    send: async ({ email }) => {
      setSentTo(undefined);
      const token = await botCheckToken('FORGOT_PASSWORD', botCheck);
      const refusal = await forgotPassword({ email, reCaptchaToken: token ?? null });
      if (refusal === undefined) setSentTo(email);
      return refusal;
    },
  });
  return (
    <AccountForm
      state={state}
      action="E-mail me a link"
      look="line"
      done={
        sentTo === undefined ? null : (
          <Message tone="ok">
            If there is an account for {sentTo}, a link is on its way. It works once, for an hour. Nothing
            after ten minutes? Look in your junk folder.
          </Message>
        )
      }
    >
      <Field {...state.field('email', 'E-mail')} type="email" inputMode="email" autoComplete="username" />
    </AccountForm>
  );
}
