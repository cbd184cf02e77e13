import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, linked, type Frame } from './field-frame.tsx';
import styles from './field.module.css';

/**
 * A labelled text input. Takes `ref` and every attribute of an input, so react-hook-form registers it directly.
 * `trailing` is a button at its end.
 */
export function Field({
  id,
  label,
  optional,
  hint,
  error,
  trailing,
  className = '',
  ...input
}: Frame & { trailing?: ReactNode } & ComponentProps<'input'>) {
  const control = (
    <input {...linked({ id, hint, error })} {...input} className={`${styles['input']} ${className}`} />
  );
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      {trailing ? (
        <span className={styles['holder']}>
          {control}
          {trailing}
        </span>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
