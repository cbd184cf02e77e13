import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Message } from '#ui/message.tsx';
import { newEmailRules } from '../account-rules.ts';
import { updateCustomer } from './account-changes.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from '../use-account-form.ts';

/**
 * Changes the e-mail address, with the current password: a stranger at an open browser cannot take over the account.
 */
export function EmailForm({ email }: { email: string }) {
  const [changedTo, setChangedTo] = useState<string>();
  const state = useAccountForm({
    name: 'new-email',
    rules: newEmailRules,
    defaultValues: { email: '', currentPassword: '' },
    send: async (input) => {
      setChangedTo(undefined);
      const refusal = await updateCustomer(input);
      if (refusal !== undefined) return refusal;
      state.form.reset({ email: '', currentPassword: '' });
      setChangedTo(input.email);
      return undefined;
    },
  });
  return (
    <>
      <p className="soft mb-5 [overflow-wrap:anywhere]">You sign in with {email}.</p>
      <AccountForm
        state={state}
        action="Change e-mail"
        look="line"
        done={changedTo ? <Message tone="ok">From now on you sign in with {changedTo}.</Message> : null}
      >
        <Field {...state.field('email', 'New e-mail')} type="email" inputMode="email" autoComplete="email" />
        <PasswordField
          {...state.field('currentPassword', 'Current password')}
          autoComplete="current-password"
        />
      </AccountForm>
    </>
  );
}
