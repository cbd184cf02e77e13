import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** The error text below a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles['error']}>
      <Icon name="warning" small />
      <span>{children}</span>
    </p>
  );
}
