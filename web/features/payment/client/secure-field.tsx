import type { RefObject } from 'react';
import { FieldError } from '#ui/field-error.tsx';
import styles from './payment.module.css';

type SecureFieldProps = {
  id: string;
  label: string;
  place: RefObject<HTMLDivElement | null>;
  error: string | undefined;
  locked: boolean;
  onFocus: () => void;
};

/**
 * The place of a field of the provider. The library puts a document of its own in it, carries a click on the label there
 * and reads the error out; focus sent to the place by its id is handed on.
 */
export function SecureField({ id, label, place, error, locked, onFocus }: SecureFieldProps) {
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div
        ref={place}
        id={id}
        tabIndex={-1}
        className={styles['secure']}
        data-invalid={error ? '' : undefined}
        data-locked={locked ? '' : undefined}
        onFocus={(event) => event.target === event.currentTarget && onFocus()}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
