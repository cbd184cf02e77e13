'use client';

import { useSite } from '#lib/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './client/heart.module.css';
import { useHeart } from '../header-data/remembered-list.ts';

/**
 * On a product's page: adds the piece to the list or removes it. The call itself is loaded with the first press. Without script it leads to
 * sign-in, where a list is kept.
 */
export function Heart({ productKey, name }: { productKey: string; name: string }) {
  const site = useSite();
  const { saved, busy } = useHeart(productKey);
  const press = async () => (await import('./client/press-heart.ts')).pressHeart(site, { productKey, name });
  const inside = (
    <>
      <Icon name="heart" />
      <span>
        {saved ? 'Remove from' : 'Add to'} {site.list.name}
        <span className="visually-hidden">: {name}</span>
      </span>
    </>
  );
  return (
    <>
      <noscript>
        <a href="/login" className={`${styles['link']} ${styles['worded']}`}>
          {inside}
        </a>
      </noscript>
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={press}
        className={`${styles['heart']} ${styles['worded']} ${saved ? styles['saved'] : ''}`}
      >
        {inside}
      </button>
    </>
  );
}
