'use client';

import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { EachVisit } from '#lib/each-visit.tsx';
import { CartHeading } from './cart-heading.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import styles from './cart.module.css';

/** The bag itself lives in the browser; heading and shape of the page are there before it. */
const CartView = dynamic(async () => (await import('./cart-view.tsx')).CartView, {
  ssr: false,
  loading: CartSkeleton,
});

/** Around the bag; what editors say under it depends on whether anything is in it. */
export function CartContent({ whenEmpty, whenFilled }: { whenEmpty: ReactNode; whenFilled: ReactNode }) {
  const [empty, setEmpty] = useState(false);
  return (
    <>
      <div className={styles['page']}>
        <CartHeading empty={empty} />
        <EachVisit>
          <CartView onEmpty={setEmpty} whenEmpty={whenEmpty} />
        </EachVisit>
      </div>
      {empty ? null : whenFilled}
    </>
  );
}
