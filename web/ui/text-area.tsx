import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

type TextAreaProps = {
  id: string;
  label: ReactNode;
  optional?: boolean;
  error?: ReactNode;
} & ComponentProps<'textarea'>;

/** A labelled text of several lines, registered like a field. */
export function TextArea({ id, label, optional = false, error, className = '', ...area }: TextAreaProps) {
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {label} {optional ? <span className={styles['optional']}>(optional)</span> : null}
      </label>
      <textarea
        id={id}
        name={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...area}
        className={`${styles['input']} py-3 ${className}`}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
