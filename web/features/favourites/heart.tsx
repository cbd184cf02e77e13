'use client';

import { useSite } from '#lib/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './client/heart.module.css';
import { useHeart } from '../header-data/remembered-list.ts';

type HeartProps = {
  productKey: string;
  name: string;
  /** Shows a label beside the heart, for the product's page; otherwise a 44 px icon on a card. */
  worded?: boolean;
};

/**
 * Adds a piece to the list or removes it. The call itself is loaded with the first press. Without script it leads to sign-in, where a list
 * is kept.
 */
export function Heart({ productKey, name, worded = false }: HeartProps) {
  const site = useSite();
  const { list } = site;
  const { saved, busy } = useHeart(productKey);
  const label = saved ? `Remove ${name} from ${list.name}` : `Add ${name} to ${list.name}`;
  const press = async () => (await import('./client/press-heart.ts')).pressHeart(site, { productKey, name });
  const inside = (
    <>
      <Icon name="heart" />
      {worded ? (
        <span>
          {saved ? 'Remove from' : 'Add to'} {list.name}
          <span className="visually-hidden">: {name}</span>
        </span>
      ) : null}
    </>
  );
  const shape = worded ? styles['worded'] : styles['icon'];
  return (
    <>
      <noscript>
        <a href="/login" aria-label={worded ? undefined : label} className={`${styles['link']} ${shape}`}>
          {inside}
        </a>
      </noscript>
      <button
        type="button"
        aria-label={worded ? undefined : label}
        aria-busy={busy || undefined}
        onClick={press}
        className={`${styles['heart']} ${shape} ${saved ? styles['saved'] : ''}`}
      >
        {inside}
      </button>
    </>
  );
}
