import { useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { canGrow, limitWords, type Growing } from '../../../lib/line-facts.ts';
import styles from '../../cart/cart.module.css';

type QuantityProps = {
  name: string;
  line: Growing;
  /** Resolves to whether the bag accepted the quantity. */
  onChange: (quantity: number) => Promise<boolean>;
};

/**
 * −, number, +. The number changes with each press at once; the bag gets only the latest value, one call at a time,
 * so that quick presses neither race nor get lost.
 */
export function Quantity({ name, line, onChange }: QuantityProps) {
  const [wanted, setWanted] = useState<number>();
  const next = useRef<number>(undefined);
  const shown = wanted ?? line.quantity;
  const now = { ...line, quantity: shown };
  const grows = canGrow(now);
  const limit = limitWords(now);

  async function want(quantity: number) {
    const sending = next.current !== undefined;
    next.current = quantity;
    setWanted(quantity);
    if (sending) return;
    for (let sent: number | undefined; next.current !== sent;) {
      sent = next.current;
      if (sent === undefined || !(await onChange(sent))) break;
    }
    next.current = undefined;
    setWanted(undefined);
  }

  return (
    <>
      <div role="group" aria-label={`Quantity of ${name}`} className={styles['quantity']}>
        <Step
          label={`One fewer ${name}`}
          icon="minus"
          enabled={shown > 1}
          onPress={() => void want(shown - 1)}
        />
        <span className="num text-center">{shown}</span>
        <Step label={`One more ${name}`} icon="plus" enabled={grows} onPress={() => void want(shown + 1)} />
      </div>
      {limit !== undefined && <p className="small">{limit}</p>}
    </>
  );
}

type StepProps = { label: string; icon: 'minus' | 'plus'; enabled: boolean; onPress: () => void };

/** Stays focusable at its limit, so that focus is not lost. */
function Step({ label, icon, enabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!enabled || undefined}
      className={styles['step']}
      onClick={enabled ? onPress : undefined}
    >
      <Icon name={icon} small />
    </button>
  );
}
