import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export type Frame = {
  /** Also the control's id and, unless given, its name. */
  id: string;
  label: ReactNode;
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** Error text; linked to the control. */
  error?: ReactNode;
};

/** The attributes that link a control to its label, hint and error. */
export function linked({ id, hint, error }: Pick<Frame, 'id' | 'hint' | 'error'>) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    name: id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

/** The label, hint and error of a control. */
export function FieldFrame({ id, label, optional, hint, error, children }: Frame & { children: ReactNode }) {
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
