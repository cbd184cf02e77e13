import { type ComponentProps, useEffect, useState } from 'react';
import styles from './account.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordStrengthDocument } from '#gql/graphql.ts';
import { afterTyping } from '#lib/after-typing.ts';
import { callGraph } from '#lib/graph-call.ts';

/** The form rejects shorter passwords itself. */
const MIN_LENGTH = 8;

type Strength = 'unknown' | 'asking' | 'strong' | 'weak';

/**
 * VA-09: the service's rating of a password while it is typed; unknown while it is too short, or when the call fails.
 */
function usePasswordStrength(password: string, email: string | undefined): Strength {
  const [judged, setJudged] = useState<{ password: string; isStrong: boolean }>();

  useEffect(() => {
    if (password.length < MIN_LENGTH) return;
    let isCurrent = true;
    const cancel = afterTyping(() => {
      callGraph(PasswordStrengthDocument, { password, email: email || null }).then(
        ({ passwordStrength }) => isCurrent && setJudged({ password, isStrong: passwordStrength }),
        // The service checks again on submit.
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [password, email]);

  if (password.length < MIN_LENGTH) return 'unknown';
  if (judged?.password !== password) return 'asking';
  return judged.isStrong ? 'strong' : 'weak';
}

const WORDS = {
  unknown: '',
  asking: '',
  strong: 'Hard to guess. Good.',
  weak: 'Still easy to guess. Another word or two will do.',
};

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  /** The typed password. */
  password: string;
  /** The e-mail address, which must not be part of the password. */
  email?: string | undefined;
};

/** A new password: the service rates its strength while it is typed, and the page announces it politely. */
export function NewPasswordField({ password, email, ...field }: NewPasswordFieldProps) {
  const strength = usePasswordStrength(password, email);
  return (
    <div>
      <PasswordField
        hint="At least 8 characters. Three or four unrelated words work well."
        autoComplete="new-password"
        {...field}
      />
      <p role="status" className={`${styles['strength']} ${strength === 'strong' ? 'text-success' : 'soft'}`}>
        {WORDS[strength]}
      </p>
    </div>
  );
}
