'use client';

import { useSite } from '#lib/site-context.tsx';
import { roundelsOf } from './roundels-of.ts';
import styles from './roundels.module.css';

/** EN-10: what editors say of a piece, in a few words each. Nothing while content does not answer. */
export function Roundels({ code, brand }: { code: string; brand: string }) {
  const labels = roundelsOf({ code, brand }, useSite().roundels);
  if (labels.length === 0) return null;
  return (
    <ul aria-label="Good to know" className={styles['roundels']}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
