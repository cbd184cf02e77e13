import type { RefObject } from 'react';
import { FieldError } from '#ui/field-error.tsx';
import styles from './card.module.css';

type SecureFieldProps = {
  id: string;
  label: string;
  place: RefObject<HTMLDivElement | null>;
  error: string | undefined;
  locked: boolean;
  onFocus: () => void;
};

/**
 * Container of a field of the provider. The library puts a frame into it, focuses it on a click on the label and
 * announces the error; focus on the container's id is forwarded.
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
