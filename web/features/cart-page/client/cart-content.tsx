'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { EachVisit } from '#lib/each-visit.tsx';
import type { CartAnswer } from '../../cart/cart-store.ts';
import { CartView } from './cart-view.tsx';
import { isSentByEmail } from '../../cart/sent-by-email.ts';
import styles from '../../cart/cart.module.css';
import { useCart } from '../../cart/use-cart.ts';
import { pieces } from '../../cart/pieces.ts';
import { Link } from '#ui/link.tsx';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { consumeCloseBag, readCloseBag } from '../../cart/close-bag.ts';

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

/** One heading for loading, filled and empty, so that it can keep focus. */
function CartHeading({ quantity, isEmpty }: { quantity: number; isEmpty: boolean }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
      <div className="grid justify-items-start gap-2">
        <h1 className="d2">{isEmpty ? 'Your bag is empty' : 'Your bag'}</h1>
        <CloseBag />
      </div>
      {quantity > 0 ? <p className="soft num">{pieces(quantity)}</p> : null}
    </div>
  );
}

const never = () => () => undefined;

/** Link back to the page before the bag (BH-10). */
function CloseBag() {
  const href = useSyncExternalStore(
    never,
    () => readCloseBag(browserStorage('session'), location.origin),
    () => '/',
  );
  return (
    <Link
      href={href}
      className="link small"
      prefetch={false}
      onClick={() => consumeCloseBag(browserStorage('session'))}
    >
      Continue shopping
    </Link>
  );
}
