'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Salutation } from '#gql/graphql.ts';
import { SALUTATIONS } from '#features/forms/field-rules.ts';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { Message } from '#ui/message.tsx';
import { guestSignUpRules } from '../account-rules.ts';
import { signUp } from '../account-api.ts';
import { AccountForm } from '../account-form.tsx';
import type { BotCheck } from '#lib/bot-check.ts';
import { botCheckToken } from '../bot-check-token.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { OptInFields } from './opt-in-fields.tsx';
import { OPT_IN_TEXT_VERSION } from '../opt-in-text.ts';
import { useAccountForm } from '../use-account-form.ts';

type GuestSignUpProps = {
  order: {
    orderNumber: string;
    email: string;
    salutation: string | null | undefined;
    firstName: string;
    lastName: string;
  };
  botCheck: BotCheck;
};

/** After a guest's order: creates an account with only a password, and adds the order to it (VA-11). */
export function GuestSignUp({ order, botCheck }: GuestSignUpProps) {
  const { authorization } = useSession();
  const [isDone, setIsDone] = useState(false);
  if (isDone)
    return (
      <div className="grid justify-items-start gap-4">
        <Message tone="ok">Your account is ready, and this order is in it. You are signed in.</Message>
        <ButtonLink look="line" href="/my-account">
          Go to your account
        </ButtonLink>
      </div>
    );
  // A signed-in customer's order is already in their account; while the sign-in state is unknown nothing is shown.
  if (authorization !== 'not') return null;
  return <GuestForm order={order} botCheck={botCheck} onDone={() => setIsDone(true)} />;
}

function GuestForm({ order, botCheck, onDone }: GuestSignUpProps & { onDone: () => void }) {
  const { orderNumber, email, firstName, lastName } = order;
  const title: Salutation = SALUTATIONS.find((known) => known === order.salutation) ?? 'none';
  const state = useAccountForm({
    name: 'keep',
    rules: guestSignUpRules,
    defaultValues: { password: '', emailOptIn: false, postOptIn: false, mobileOptIn: false },
    send: async (chosen) => {
      const token = await botCheckToken('REGISTER', botCheck);
      const refusal = await signUp({
        ...chosen,
        title,
        firstName,
        lastName,
        email,
        source: 'order_confirmation_page',
        optInTextVersion: OPT_IN_TEXT_VERSION,
        reCaptchaRealm: 'REGISTER',
        reCaptchaToken: token ?? null,
        existingOrderNumber: orderNumber,
      });
      if (refusal === undefined) onDone();
      return refusal;
    },
  });
  const password = useWatch({ control: state.form.control, name: 'password' });
  return (
    <section aria-labelledby="keep" className="max-w-[34rem]">
      <h2 id="keep" className="d3">
        Keep this order in an account
      </h2>
      <p className="soft mt-2 mb-6 [overflow-wrap:anywhere]">
        Choose a password to follow your order and to save typing your address next time. You sign in with{' '}
        {email}.
      </p>
      <AccountForm state={state} action="Create account" look="line">
        <NewPasswordField {...state.field('password', 'Password')} password={password} email={email} />
        <OptInFields>
          <Check {...state.form.register('emailOptIn')}>By e-mail</Check>
          <Check {...state.form.register('postOptIn')}>By post</Check>
          <Check {...state.form.register('mobileOptIn')}>By text message</Check>
        </OptInFields>
      </AccountForm>
    </section>
  );
}
