import type { FullCartFragment } from '#gql/graphql.ts';
import styles from './promotions.module.css';

/** What is missing for the next tier; nothing when nothing is. */
export function NextOffers({ offers }: { offers: FullCartFragment['nextOffers'] }) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label="A little more" className={`small ${styles['next']}`}>
      {offers.map(({ id, message }) => (
        <li key={id}>{message}</li>
      ))}
    </ul>
  );
}
