'use client';

import type { ReactNode } from 'react';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { OptionalPart } from '#ui/optional-part.tsx';
import styles from './express/express.module.css';

/** @param children with a script of their own, in room that is kept for them from the start */
export function ExpressPay({ children }: { children: ReactNode }) {
  return (
    <div className={styles['room']}>{useIsHydrated() ? <OptionalPart>{children}</OptionalPart> : null}</div>
  );
}
