import { useSite } from '#lib/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './client/heart.module.css';
import { heartLabel } from './use-card-heart.ts';

/** The heart of a card, as HTML alone: `useCardHeart` shows whether the piece is saved, and answers presses. */
export function CardHeart({ name }: { name: string }) {
  const label = heartLabel({ name, list: useSite().list.name, saved: false });
  return (
    <>
      <noscript>
        <a href="/login" aria-label={label} className={`${styles['link']} ${styles['icon']}`}>
          <Icon name="heart" />
        </a>
      </noscript>
      <button
        type="button"
        data-heart=""
        aria-label={label}
        className={`${styles['heart']} ${styles['icon']}`}
      >
        <Icon name="heart" />
      </button>
    </>
  );
}
