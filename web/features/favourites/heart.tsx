'use client';

import { useSite } from '#lib/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './client/heart.module.css';
import { useHeart } from './remembered-list.ts';

type HeartProps = {
  productKey: string;
  name: string;
  /** Shows a label beside the heart, for the product's page; otherwise a 44 px icon on a card. */
  worded?: boolean;
};

/**
 * Adds a piece to the list or removes it. Presses are handled in heart-presses.tsx, so that an early one is not lost.
 */
export function Heart({ productKey, name, worded = false }: HeartProps) {
  const { list } = useSite();
  const { saved, busy } = useHeart(productKey);
  const label = saved ? `Remove ${name} from ${list.name}` : `Add ${name} to ${list.name}`;
  return (
    <button
      type="button"
      data-heart={productKey}
      data-name={name}
      aria-label={worded ? undefined : label}
      aria-busy={busy || undefined}
      className={`${styles['heart']} ${worded ? styles['worded'] : styles['icon']} ${saved ? styles['saved'] : ''}`}
    >
      <Icon name="heart" />
      {worded ? (
        <span>
          {saved ? 'Remove from' : 'Add to'} {list.name}
          <span className="visually-hidden">: {name}</span>
        </span>
      ) : null}
    </button>
  );
}
