import type { ComponentProps } from 'react';
import { FieldFrame, linked, type Frame } from './field-frame.tsx';
import styles from './field.module.css';

/** A labelled native select. */
export function SelectField({
  id,
  label,
  optional,
  hint,
  error,
  className = '',
  children,
  ...select
}: Frame & ComponentProps<'select'>) {
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <select
        {...linked({ id, hint, error })}
        {...select}
        className={`${styles['input']} ${styles['select']} ${className}`}
      >
        {children}
      </select>
    </FieldFrame>
  );
}
