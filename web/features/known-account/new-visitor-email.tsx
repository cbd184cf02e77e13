import { useRef, useState, type ChangeEvent, type ComponentProps, type FocusEvent } from 'react';
import { isEmail } from '@loupe/contact/email';
import { UserExistsDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { withReturnPath } from '#lib/routing/return-path.ts';
import { Field } from '#ui/field.tsx';

const hasAccount = accountQuestion(
  async (email) => (await callGraph(UserExistsDocument, { email })).userExists,
);

type NewVisitorEmailProps = ComponentProps<typeof Field> & {
  /** Where signing in leads to. */
  returnTo: string;
};

/**
 * The e-mail of somebody who is not signed in. Once it is given, the page says whether there is an account for it and offers to sign in
 * (VA-14); the form can be sent all the same.
 */
export function NewVisitorEmail({ returnTo, onBlur, onChange, ...field }: NewVisitorEmailProps) {
  const [known, setKnown] = useState<string>();
  const latest = useRef('');

  function given(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event);
    const email = event.target.value;
    latest.current = email;
    void hasAccount(email).then((isKnown) => {
      if (latest.current === email) setKnown(isKnown ? email : undefined);
    });
  }

  function changed(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    latest.current = event.target.value;
    if (event.target.value !== known) setKnown(undefined);
  }

  return (
    <div>
      <Field
        {...field}
        type="email"
        inputMode="email"
        autoComplete="email"
        onBlur={given}
        onChange={changed}
      />
      <p role="status" className={known === undefined ? undefined : 'small soft mt-2'}>
        {known === undefined ? null : (
          <>
            There is an account for this e-mail.{' '}
            {/* A full page load: the checkout's policy would block the bot check of the sign-in. */}
            <a className="link" href={withReturnPath('/login', returnTo)}>
              Sign in
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** @throws when it is not answered: too many questions, or no connection */
type AskExists = (email: string) => Promise<boolean>;

/**
 * VA-14: whether this shop has an account for an e-mail that was given. Asked once for each e-mail, and only for what is one. What is not
 * answered counts as no account: the form goes on as it would without the question.
 */
export function accountQuestion(ask: AskExists): (given: string) => Promise<boolean> {
  const answers = new Map<string, Promise<boolean>>();

  return (given) => {
    const email = given.trim();
    if (!isEmail(email)) return Promise.resolve(false);
    const known = answers.get(email);
    if (known !== undefined) return known;
    const answer = ask(email).catch(() => {
      answers.delete(email);
      return false;
    });
    answers.set(email, answer);
    return answer;
  };
}
