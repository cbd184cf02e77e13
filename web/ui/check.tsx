import type { ComponentProps, ReactNode } from 'react';
import styles from './check.module.css';

/** A checkbox, or with `type="radio"` a radio button, with its label. */
export function Check({ children, ...input }: { children: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
