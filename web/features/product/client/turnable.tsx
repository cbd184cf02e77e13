'use client';

import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#ui/icon.tsx';
import type { PieceTurn } from './turn.tsx';
import styles from './turnable.module.css';

/** Loaded with its pictures, when a shopper asks to see the piece turn. */
const Turn = lazy(async () => ({ default: (await import('./turn.tsx')).Turn }));

type TurnableProps = { turn: PieceTurn | null; children: ReactNode };

/** A picture with a button that shows the piece turning in its place; only the picture if there is no turn. */
export function Turnable({ turn, children }: TurnableProps) {
  const [turning, setTurning] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!turn) return children;

  function close() {
    flushSync(() => setTurning(false));
    button.current?.focus();
  }

  if (turning) {
    return (
      <Suspense fallback={children}>
        <Turn turn={turn} onClose={close} />
      </Suspense>
    );
  }
  return (
    <>
      {children}
      <button
        ref={button}
        type="button"
        className={`micro ${styles['button']}`}
        onClick={() => setTurning(true)}
      >
        <Icon name="turn" small /> Turn it round
      </button>
    </>
  );
}
