'use client';

import type { ReactNode } from 'react';
import { EachVisit } from '#lib/each-visit.tsx';
import type { CartAnswer } from '../../cart/cart-store.ts';
import { CartHeading } from './cart-heading.tsx';
import { CartView } from './cart-view.tsx';
import { isSentByEmail } from '../../cart/sent-by-email.ts';
import styles from '../../cart/cart.module.css';
import { useCart } from '../../cart/use-cart.ts';

type CartContentProps = {
  /** The server-rendered bag; undefined when the server could not load it. */
  drawn: CartAnswer | undefined;
  whenEmpty: ReactNode;
  whenFilled: ReactNode;
};

/** Shows the bag and the content slot below it, of an empty bag or of one with pieces; gift cards alone have none. */
export function CartContent({ drawn, whenEmpty, whenFilled }: CartContentProps) {
  const state = useCart(drawn);
  const quantity = state.status === 'ready' ? state.cart.quantity : 0;
  const isEmpty = quantity === 0 && (state.status === 'ready' || state.status === 'lost');
  const isEmailed = state.status === 'ready' && isSentByEmail(state.cart);
  return (
    <>
      <div className={styles['page']}>
        <CartHeading quantity={quantity} isEmpty={isEmpty} />
        <EachVisit>
          <CartView state={state} whenEmpty={whenEmpty} />
        </EachVisit>
      </div>
      {isEmpty || isEmailed ? null : whenFilled}
    </>
  );
}
