import { distanceWords } from '#features/stores/distance-words.ts';
import { Check } from '#ui/check.tsx';
import styles from '../../forms/forms.module.css';
import type { CollectionPoint } from './collect-api.ts';

type CollectionPointsProps = {
  points: readonly CollectionPoint[];
  chosen: string;
  onChoose: (key: string) => void;
};

/** Stores as radio cards: ready time first, then address and distance. */
export function CollectionPoints({ points, chosen, onChoose }: CollectionPointsProps) {
  return (
    <ul className={`mt-6 ${styles['choices']}`}>
      {points.map(({ store, distance, collectionTime, applyDelayedDelivery }) => (
        <li key={store.key} className={styles['choice']}>
          <Check
            type="radio"
            name="collection-store"
            checked={store.key === chosen}
            onChange={() => onChoose(store.key)}
          >
            <span className="block text-base font-medium">{store.name}</span>
            <span className="block">{collectionTime}</span>
            <span className="micro soft block">
              {[store.address.line1, store.address.city, store.address.postalCode].join(', ')}.{' '}
              {store.openState}.
              {applyDelayedDelivery
                ? ' It takes a little longer to get there; a courier would be sooner.'
                : ''}
            </span>
          </Check>
          <span className="num small whitespace-nowrap">{distanceWords(distance)}</span>
        </li>
      ))}
    </ul>
  );
}
