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
