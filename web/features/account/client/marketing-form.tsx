import { useState } from 'react';
import * as z from 'zod/mini';
import type { MarketingType } from '#gql/graphql.ts';
import { Check } from '#ui/check.tsx';
import { Message } from '#ui/message.tsx';
import { updateCustomer } from './account-changes.ts';
import { AccountForm } from '../account-form.tsx';
import { OptInFields } from './opt-in-fields.tsx';
import { OPT_IN_TEXT_VERSION } from '../opt-in-text.ts';
import { useAccountForm } from '../use-account-form.ts';

const rules = z.object({ email: z.boolean(), post: z.boolean(), mobile: z.boolean() });

/** EU-08: marketing consents, which the customer can withdraw. */
export function MarketingForm({ types }: { types: readonly MarketingType[] }) {
  const [isDone, setIsDone] = useState(false);
  const state = useAccountForm({
    name: 'marketing',
    rules,
    defaultValues: {
      email: types.includes('email'),
      post: types.includes('post'),
      mobile: types.includes('mobile'),
    },
    send: async (chosen) => {
      setIsDone(false);
      const refusal = await updateCustomer({
        marketingPreferences: { ...chosen, source: 'my_account', textVersion: OPT_IN_TEXT_VERSION },
      });
      if (refusal !== undefined) return refusal;
      setIsDone(true);
      return undefined;
    },
  });
  return (
    <AccountForm
      state={state}
      action="Save preferences"
      look="line"
      done={isDone ? <Message tone="ok">Your preferences are saved.</Message> : null}
    >
      <OptInFields>
        <Check {...state.form.register('email')}>By e-mail</Check>
        <Check {...state.form.register('post')}>By post</Check>
        <Check {...state.form.register('mobile')}>By text message</Check>
      </OptInFields>
    </AccountForm>
  );
}
