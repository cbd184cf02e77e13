'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Check } from '#ui/check.tsx';
import { signUpRules, type SignUpForm } from '../account-rules.ts';
import { birthdayOf } from '../birthday.ts';
import { returnPathIn, withReturnPath } from '#lib/routing/return-path.ts';
import { signUp } from '../account-api.ts';
import { NewVisitorEmail } from '#features/known-account/new-visitor-email.tsx';
import { useSession } from '#features/session/session.ts';
import { AccountForm } from '../account-form.tsx';
import { BirthdayFields } from './birthday-fields.tsx';
import type { BotCheck } from '#lib/bot-check.ts';
import { botCheckToken } from '../bot-check-token.ts';
import { NameFields } from './name-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { OptInFields } from './opt-in-fields.tsx';
import { OPT_IN_TEXT_VERSION } from '../opt-in-text.ts';
import { useAccountForm } from '../use-account-form.ts';

const EMPTY: SignUpForm = {
  salutation: 'none',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  day: '',
  month: '',
  emailOptIn: false,
  postOptIn: false,
  mobileOptIn: false,
};

type RegisterFormProps = {
  botCheck: BotCheck;
  /** Where signing in leads to: a path of this shop. */
  returnTo: string;
};

/** RT-03, VA-11. */
export function RegisterForm({ botCheck, returnTo }: RegisterFormProps) {
  const [isDone, setIsDone] = useState(false);
  const { isSigningIn } = useSession();
  const state = useAccountForm<SignUpForm>({
    name: 'register',
    rules: signUpRules,
    defaultValues: EMPTY,
    send: async ({ salutation, day, month, ...rest }) => {
      const token = await botCheckToken('REGISTER', botCheck);
      const birthday = birthdayOf({ day, month });
      const refusal = await signUp({
        ...rest,
        title: salutation,
        source: 'signUp_page',
        optInTextVersion: OPT_IN_TEXT_VERSION,
        reCaptchaRealm: 'REGISTER',
        reCaptchaToken: token ?? null,
        ...(typeof birthday === 'object' ? birthday : {}),
      });
      if (refusal !== undefined) return refusal;
      setIsDone(true);
      const wanted = returnPathIn(window.location.search);
      window.location.assign(withReturnPath('/login/accountCreated', wanted));
      return undefined;
    },
  });
  const [password, email] = useWatch({ control: state.form.control, name: ['password', 'email'] });

  return (
    <AccountForm
      state={{ ...state, busy: state.busy || isDone }}
      action="Create account"
      done={isSigningIn || isDone ? 'Creating your account, and signing you in…' : null}
    >
      <NameFields field={state.field} />
      <NewVisitorEmail
        {...state.field('email', 'E-mail')}
        hint="You sign in with it, and we use it for news of your orders."
        returnTo={returnTo}
      />
      <NewPasswordField {...state.field('password', 'Password')} password={password} email={email} />
      <BirthdayFields field={state.field} />
      <OptInFields>
        <Check {...state.form.register('emailOptIn')}>By e-mail</Check>
        <Check {...state.form.register('postOptIn')}>By post</Check>
        <Check {...state.form.register('mobileOptIn')}>By text message</Check>
      </OptInFields>
    </AccountForm>
  );
}
