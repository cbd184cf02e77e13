import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

type Frame = {
  /** Also the control's id and, unless given, its name. */
  id: string;
  label: ReactNode;
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** Error text; linked to the control. */
  error?: ReactNode;
};

/** The attributes that link a control to its label, hint and error. */
function linked({ id, hint, error }: Pick<Frame, 'id' | 'hint' | 'error'>) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    ...{ id, name: id, 'aria-invalid': error ? true : undefined },
    'aria-describedby': describedBy || undefined,
  };
}

function FieldFrame({ id, label, optional, hint, error, children }: Frame & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {label} {optional ? <span className={styles['optional']}>(optional)</span> : null}
      </label>
      {hint ? (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      ) : null}
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

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
    <FieldFrame {...{ id, label, optional, hint, error }}>
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
    <FieldFrame {...{ id, label, optional, hint, error }}>
      <textarea {...linked({ id, hint, error })} {...area} className={`${styles['input']} ${className}`} />
    </FieldFrame>
  );
}

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
    <FieldFrame {...{ id, label, optional, hint, error }}>
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
