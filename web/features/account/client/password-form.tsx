'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { session, useSession } from '#features/session/session.ts';
import { useSite } from '#lib/site-context.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import { changePasswordRules, resetRules } from '../account-rules.ts';
import { resetPassword } from '../account-api.ts';
import { AccountForm } from '../account-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from '../use-account-form.ts';

/** RT-02: sets a new password with the token of an e-mailed link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { authorization } = useSession();
  const site = useSite();
  const [isDone, setIsDone] = useState(false);
  const state = useAccountForm({
    name: 'reset',
    rules: resetRules,
    defaultValues: { password: '' },
    send: async ({ password }) => {
      const refusal = await resetPassword({ token, password });
      if (refusal !== undefined) return refusal;
      // The password is changed, whether or not this is answered.
      await session.check(site).catch(() => undefined);
      // A used token must not stay in the address or the history.
      window.history.replaceState(null, '', window.location.pathname);
      setIsDone(true);
      return undefined;
    },
  });
  const password = useWatch({ control: state.form.control, name: 'password' });
  if (isDone)
    return (
      <div className="grid justify-items-start gap-6">
        <PasswordChanged />
        {authorization === 'authorized' ? (
          <ButtonLink href="/my-account">Go to your account</ButtonLink>
        ) : (
          <ButtonLink href="/login">Sign in</ButtonLink>
        )}
      </div>
    );
  return (
    <AccountForm state={state} action="Set new password">
      <NewPasswordField {...state.field('password', 'New password')} password={password} />
    </AccountForm>
  );
}

/** RT-02: sets a new password with the current one, for a signed-in customer. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [isDone, setIsDone] = useState(false);
  const state = useAccountForm({
    name: 'change',
    rules: changePasswordRules,
    defaultValues: { currentPassword: '', password: '' },
    send: async ({ currentPassword, password }) => {
      setIsDone(false);
      const refusal = await resetPassword({ currentPassword, password });
      if (refusal !== undefined) return refusal;
      state.form.reset({ currentPassword: '', password: '' });
      setIsDone(true);
      return undefined;
    },
  });
  const password = useWatch({ control: state.form.control, name: 'password' });
  return (
    <AccountForm state={state} action="Change password" done={isDone ? <PasswordChanged /> : null}>
      {/* Tells password managers which account this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...state.field('currentPassword', 'Current password')}
        autoComplete="current-password"
      />
      <NewPasswordField {...state.field('password', 'New password')} password={password} email={email} />
    </AccountForm>
  );
}

function PasswordChanged() {
  return <Message tone="ok">Your password is changed. You have been signed out everywhere else.</Message>;
}
