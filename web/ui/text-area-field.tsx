import type { ComponentProps } from 'react';
import { FieldFrame, linked, type Frame } from './field-frame.tsx';
import styles from './field.module.css';

/** A labelled field of several lines. */
export function TextAreaField({
  id,
  label,
  optional,
  hint,
  error,
  className = '',
  ...area
}: Frame & ComponentProps<'textarea'>) {
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <textarea {...linked({ id, hint, error })} {...area} className={`${styles['input']} ${className}`} />
    </FieldFrame>
  );
}
