import type { ComponentProps } from 'react';
import styles from './account.module.css';
import { PasswordField } from './password-field.tsx';
import { usePasswordStrength } from './use-password-strength.ts';

const WORDS = {
  unknown: '',
  asking: '',
  strong: 'Hard to guess. Good.',
  weak: 'Still easy to guess. Another word or two will do.',
};

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  /** What is typed. */
  password: string;
  /** Its name is no good in a password. */
  email?: string | undefined;
};

/** A password to be: the service judges how hard it is to guess, and the page says so politely, while it is typed. */
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
