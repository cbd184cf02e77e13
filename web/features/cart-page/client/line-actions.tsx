import { nameOf } from '../../../lib/line-facts.ts';
import type { Line } from '../../cart/line.ts';
import styles from '../../cart/cart.module.css';
import { Quantity } from './quantity.tsx';
import type { BagChanges } from './use-bag-changes.ts';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { panelsOf, type PanelName } from '#features/personal/line-choices.ts';

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
function PersonalActions({ line, name, onChoose, onMerged, children }: PersonalActionsProps) {
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

export type LineActionsProps = {
  line: Line;
  /** Resolves to whether the bag accepted the quantity. */
  onQuantity: (quantity: number) => Promise<boolean>;
  onRemove: () => void;
  /** Changes what was chosen for its pieces. */
  onChoose: BagChanges['choose'];
  /** It became one with an equal line. */
  onMerged: () => void;
  /** Moves it to the list. */
  onSave: () => void;
};

/** The controls of a line. Two lines may be of one article, so each control is named by what was chosen too. */
export function LineActions({ line, onQuantity, onRemove, onChoose, onMerged, onSave }: LineActionsProps) {
  if (line.isGiftLineItem)
    return (
      <div className={styles['actions']}>
        <p className="small soft">Your gift</p>
      </div>
    );
  const name = nameOf(line);
  return (
    <div className={styles['actions']}>
      <Quantity name={name} line={line} onChange={onQuantity} />
      <PersonalActions line={line} name={name} onChoose={onChoose} onMerged={onMerged}>
        <button type="button" className={styles['remove']} onClick={onSave}>
          Save for later<span className="visually-hidden">: {name}</span>
        </button>
        <button type="button" className={styles['remove']} onClick={onRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </button>
      </PersonalActions>
    </div>
  );
}
