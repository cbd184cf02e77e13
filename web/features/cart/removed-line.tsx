import { useEffect, useRef, useState } from 'react';
import styles from './cart.module.css';

const UNDO_MS = 8_000;

type RemovedLineProps = {
  name: string;
  /** The result, in a word or two. */
  outcome?: string;
  /** Set where it is shown among cards rather than lines. */
  className?: string | undefined;
  onUndo: () => void;
  onTimeUp: () => void;
};

/** Placeholder of a removed line with an undo button, for 8 s; hover or keyboard focus pauses the timer. */
export function RemovedLine({
  name,
  outcome = 'removed',
  className = styles['removed'],
  onUndo,
  onTimeUp,
}: RemovedLineProps) {
  const [held, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The focused button was removed with its line.
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onTimeUp, UNDO_MS);
    return () => clearTimeout(timer);
    // A new callback on each render must not restart the timer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [held]);

  return (
    <li
      className={className}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <span role="status">
        {name} {outcome}.
      </span>
      <button ref={button} type="button" className="link min-h-11 px-2" onClick={onUndo}>
        Undo<span className="visually-hidden"> removing {name}</span>
      </button>
    </li>
  );
}
