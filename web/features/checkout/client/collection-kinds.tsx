import { COLLECTIONS } from '@loupe/calendar/shipping-methods';
import { formatMoney, formatProse } from '@loupe/money/format';
import { Check } from '#ui/check.tsx';
import styles from '../../forms/forms.module.css';

/** EU-02: the location types. */
export type CollectionType = 'DTS' | 'RLC';

type CollectionKindsProps = {
  kind: CollectionType;
  /** The shop's word for a store. */
  store: string;
  onChoose: (kind: CollectionType) => void;
};

const { price, freeFrom } = COLLECTIONS.RLC;
const CHARGE = `${formatMoney(price)}${freeFrom === null ? '' : `, free from ${formatProse(freeFrom)}`}`;

/** A store of ours, or a post office. */
export function CollectionKinds({ kind, store, onChoose }: CollectionKindsProps) {
  const kinds = [
    { type: 'DTS', name: `One of our ${store}s`, charge: 'Free' },
    { type: 'RLC', name: 'A post office', charge: CHARGE },
  ] as const;
  return (
    <ul className={`mb-6 ${styles['choices']}`}>
      {kinds.map(({ type, name, charge }) => (
        <li key={type} className={styles['choice']}>
          <Check type="radio" name="collection-kind" checked={kind === type} onChange={() => onChoose(type)}>
            {name}
          </Check>
          <span className="small soft">{charge}</span>
        </li>
      ))}
    </ul>
  );
}
