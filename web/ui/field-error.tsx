import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** Sentence under a control that says what is wrong with it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles['error']}>
      <Icon name="warning" small />
      <span>{children}</span>
    </p>
  );
}
