'use client';

import Link from 'next/link';
import { Icon } from '#ui/icon.tsx';
import { pieces } from '../pieces.ts';
import { useBagQuantity } from './bag-quantity.ts';
import styles from './mini-bag.module.css';

/** The bag icon with the number of pieces; asks for nothing. `expanded` is set where a popup belongs to it. */
export function BagLink({ expanded }: { expanded?: boolean }) {
  const quantity = useBagQuantity();
  return (
    <Link
      href="/checkout/cart"
      className={styles['icon']}
      aria-label={quantity ? `Bag, ${pieces(quantity)}` : 'Bag'}
      aria-expanded={expanded}
    >
      <Icon name="bag" />
      {quantity ? (
        <span className={styles['count']} aria-hidden="true">
          {quantity}
        </span>
      ) : null}
    </Link>
  );
}
