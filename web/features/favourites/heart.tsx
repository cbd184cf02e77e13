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
 * Adds a piece to the list or removes it. The call itself is loaded with the first press.
 */
export function Heart({ productKey, name, worded = false }: HeartProps) {
  const site = useSite();
  const { list } = site;
  const { saved, busy } = useHeart(productKey);
  const label = saved ? `Remove ${name} from ${list.name}` : `Add ${name} to ${list.name}`;
  const press = async () => (await import('./client/press-heart.ts')).pressHeart(site, { productKey, name });
  return (
    <button
      type="button"
      aria-label={worded ? undefined : label}
      aria-busy={busy || undefined}
      onClick={press}
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
