import { nameOf } from '../../../lib/line-facts.ts';
import type { Line } from '../../cart/line.ts';
import styles from '../../cart/cart.module.css';
import { PersonalActions } from './personal-actions.tsx';
import { Quantity } from './quantity.tsx';
import type { BagChanges } from './use-bag-changes.ts';

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
