'use client';

import { Link } from '#ui/link.tsx';
import { useEffect, useState } from 'react';
import { useSession } from '#features/session/session.ts';
import { Field } from '#ui/field.tsx';
import { signInRules } from '../account-rules.ts';
import { useSite } from '#lib/site-context.tsx';
import { accountSentence } from '#lib/translations/account.ts';
import { returnPathIn } from '#lib/routing/return-path.ts';
import { signIn } from '../account-api.ts';
import { AccountForm } from '../account-form.tsx';
import { takeBotCheck, type BotCheck } from '#lib/bot-check.ts';
import { withBotCheck } from '#lib/with-bot-check.ts';
import { botCheckToken } from '../bot-check-token.ts';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from '../use-account-form.ts';

/** RT-02. A signed-in visitor is redirected immediately. */
export function SignInForm({ botCheck }: { botCheck: BotCheck }) {
  const { authorization, isSigningIn } = useSession();
  const site = useSite();
  const [isDone, setIsDone] = useState(false);
  const state = useAccountForm({
    name: 'sign-in',
    rules: signInRules,
    defaultValues: { email: '', password: '' },
    send: async ({ email, password }) => {
      const known = (await botCheckToken('LOGIN', botCheck)) ?? null;
      const enter = (token: string | null) =>
        signIn({ email, password, source: 'my_account', reCaptchaToken: token ?? known });
      const refusal = await withBotCheck(enter, () => takeBotCheck(botCheck, 'login'));
      setIsDone(refusal === undefined);
      return refusal;
    },
  });

  const isKnown = authorization === 'authorized' && !state.busy;
  useEffect(() => {
    // A full page load, so that nothing rendered for a guest remains.
    if (isDone || isKnown) window.location.replace(returnPathIn(window.location.search));
  }, [isDone, isKnown]);

  return (
    <AccountForm
      state={{ ...state, busy: state.busy || isDone }}
      action="Sign in"
      done={isSigningIn || isDone ? accountSentence(site, 'account.signing-in') : null}
      aside={
        <Link className="link small" href="#forgotten">
          Forgotten your password?
        </Link>
      }
    >
      <Field {...state.field('email', 'E-mail')} type="email" inputMode="email" autoComplete="username" />
      <PasswordField {...state.field('password', 'Password')} autoComplete="current-password" />
    </AccountForm>
  );
}
