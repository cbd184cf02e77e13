import type { FullCartFragment } from '#gql/graphql.ts';
import styles from './promotions.module.css';

type Bag = Pick<FullCartFragment, 'savings' | 'freeDelivery'>;

/** Amounts that are saved, and why; renders nothing for a bag without savings. */
export function Savings({ cart: { savings, freeDelivery } }: { cart: Bag }) {
  if (savings.length === 0 && !freeDelivery) return null;
  return (
    <div className={`small ${styles['savings']}`}>
      <h3 className="visually-hidden">You save</h3>
      <ul aria-label="You save">
        {savings.map(({ id, name, amount }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>{name}</span>
            <span className="num">−{amount.formattedPrice}</span>
          </li>
        ))}
        {freeDelivery ? <li>{freeDelivery}</li> : null}
      </ul>
    </div>
  );
}
