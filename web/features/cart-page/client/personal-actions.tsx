import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { panelsOf, type PanelName } from '#features/personal/line-choices.ts';
import type { Line } from '../../cart/line.ts';
import styles from '../../cart/cart.module.css';
import type { BagChanges } from './use-bag-changes.ts';

// Loaded when it is opened for the first time.
const LinePanel = lazy(async () => ({ default: (await import('./line-panel.tsx')).LinePanel }));

type PersonalActionsProps = {
  line: Line;
  name: string;
  onChoose: BagChanges['choose'];
  /** The line became one with an equal line, and is gone. */
  onMerged: () => void;
  /** Further actions, between these and the form. */
  children: ReactNode;
};

/** What can be changed for the pieces of a line: a button for each choice, and the form of the one that is open. */
export function PersonalActions({ line, name, onChoose, onMerged, children }: PersonalActionsProps) {
  const [open, setOpen] = useState<PanelName>();
  const openers = useRef(new Map<PanelName, HTMLButtonElement>());

  function close(panel: PanelName) {
    setOpen(undefined);
    const opener = openers.current.get(panel);
    if (opener?.isConnected) opener.focus();
    else onMerged();
  }

  return (
    <>
      {panelsOf(line).map(({ panel, label }) => (
        <button
          key={panel}
          ref={(button) => {
            if (button !== null) openers.current.set(panel, button);
          }}
          type="button"
          className={styles['remove']}
          aria-expanded={open === panel}
          onClick={() => setOpen(open === panel ? undefined : panel)}
        >
          {label}
          <span className="visually-hidden">: {name}</span>
        </button>
      ))}
      {children}
      {open === undefined ? null : (
        <Suspense>
          <LinePanel key={open} panel={open} line={line} onChoose={onChoose} onClose={() => close(open)} />
        </Suspense>
      )}
    </>
  );
}
