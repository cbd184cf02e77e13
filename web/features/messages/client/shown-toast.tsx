import { useEffect, useState } from 'react';
import { setToast, type Toast } from '../toast-store.ts';
import styles from './toast.module.css';

const SHOWN_MS = 6_000;

/** Hover or keyboard focus pauses its timer. */
export function ShownToast({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setToast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    <div
      className={styles['toast']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.text}
      {toast.undo ? (
        <button
          type="button"
          className={styles['undo']}
          onClick={() => {
            setToast(undefined);
            toast.undo?.();
          }}
        >
          Undo
        </button>
      ) : null}
    </div>
  );
}
