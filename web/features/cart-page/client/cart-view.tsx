'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FullCartFragment } from '#gql/graphql.ts';
import { BagRecommendations } from '#features/recommendations/bag-recommendations.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { Message } from '#ui/message.tsx';
import { MESSAGE_KEY, type CartPageFailure } from '../../cart/cart-page-message.ts';
import type { CartState } from '../../cart/cart-store.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import styles from '../../cart/cart.module.css';
import { useBagChanges } from './use-bag-changes.ts';
import { retryCart } from '../../cart/use-cart.ts';
import { useLostCart, type Before } from './use-lost-cart.ts';
import { browserStorage } from '#lib/browser-storage.ts';
import { useSite } from '#lib/site-context.tsx';
import { RecentlyViewed } from '../../recommendations/recently-viewed.tsx';
import { nameOf, problemTone } from '../../../lib/line-facts.ts';
import { Skeleton } from '#ui/skeleton.tsx';

// Few bags have one.
const GiftChoice = lazy(async () => ({
  default: (await import('#features/promotions/gift-choice.tsx')).GiftChoice,
}));

const PageMessages = lazy(async () => ({ default: (await import('./page-messages.tsx')).PageMessages }));

/** Most visits have none. */
const hasMessages = ({ recovered }: Before): boolean =>
  recovered !== undefined || browserStorage('session').getItem(MESSAGE_KEY) !== null;

/** The bag page's content: lines, problems, and the button to the checkout. */
export function CartView({ state, whenEmpty }: { state: CartState; whenEmpty: ReactNode }) {
  const { before, isReloading, lose } = useLostCart(state.status === 'lost' ? state.failure : undefined);

  if (state.status === 'failed') {
    return (
      <div className={styles['lines']}>
        <FailedCart />
      </div>
    );
  }
  if (state.status === 'loading' || isReloading) return <CartSkeleton />;
  const cart = state.status === 'ready' ? state.cart : undefined;
  return <Cart cart={cart} before={before} onLost={lose} whenEmpty={whenEmpty} />;
}

type CartProps = {
  cart: FullCartFragment | undefined;
  /** Once an earlier page's stored failure has been read. */
  before: Before | undefined;
  onLost: (failure: CartPageFailure) => void;
  whenEmpty: ReactNode;
};

function Cart({ cart, before, onLost, whenEmpty }: CartProps) {
  const [announcement, announce] = useState('');
  const changes = useBagChanges({ announce, onLost });
  const empty = cart === undefined || cart.quantity === 0;

  return (
    <>
      <div className={styles['lines']}>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <Suspense>
          {before && hasMessages(before) ? <PageMessages recovered={before.recovered} /> : null}
        </Suspense>
        {cart ? <CartProblems cart={cart} /> : null}
        <div role="alert">
          {changes.problem ? <FieldError id="bag-error">{changes.problem}</FieldError> : null}
        </div>
        {cart ? <CartLines cart={cart} changes={changes} /> : null}
        <Suspense>
          {cart?.freeGiftOffers.map((offer) => (
            <GiftChoice key={offer.id} offer={offer} announce={announce} onLost={onLost} />
          ))}
        </Suspense>
        {/* The empty state waits while the last line can still be restored. */}
        {empty && changes.removed.length === 0 ? <EmptyCart>{whenEmpty}</EmptyCart> : null}
        {cart ? <BagRecommendations codes={codesOf(cart)} /> : null}
      </div>
      {empty ? null : <CartSummary cart={cart} onLost={onLost} />}
    </>
  );
}

const codesOf = ({ lineItems }: FullCartFragment): string[] => [
  ...new Set(lineItems.map(({ productKey }) => productKey)),
];

function FailedCart() {
  return (
    <Message tone="error">
      <p>We could not reach your bag just now. Nothing is lost.</p>
      <Button look="line" small className="mt-3" onClick={retryCart}>
        Try again
      </Button>
    </Message>
  );
}

function EmptyCart({ children }: { children: ReactNode }) {
  const { words } = useSite();
  return (
    <>
      <p className="lead soft mb-8">Nothing in here yet. {words.emptyBag}</p>
      <ButtonLink href="/">{words.lookAround}</ButtonLink>
      {children}
      <RecentlyViewed />
    </>
  );
}

/** A summary of problems above the lines; each line also shows its own. */
function CartProblems({ cart }: { cart: FullCartFragment }) {
  if (cart.problems.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3">
      {cart.problems.map((problem) => {
        const line = cart.lineItems.find((item) => item.id === problem.lineItemId);
        return (
          <Message key={`${problem.code} ${problem.lineItemId}`} tone={problemTone(problem)}>
            {line ? <b className="font-medium">{nameOf(line)}. </b> : null}
            {problem.message}
          </Message>
        );
      })}
    </div>
  );
}

/** Placeholder while the bag loads: two lines and the summary in their final size. */
function CartSkeleton() {
  return (
    <>
      <div className={styles['lines']} aria-busy="true">
        <p role="status" className="visually-hidden">
          Loading your bag
        </p>
        {[0, 1].map((line) => (
          <div key={line} className={styles['line']}>
            <Skeleton className="aspect-square" />
            <div>
              <Skeleton className="h-4 w-24" />
              <Skeleton className="mt-3 h-6" />
              <Skeleton className="mt-3 h-4 w-1/2" />
            </div>
          </div>
        ))}
      </div>
      <div className={styles['summary']} aria-busy="true">
        <Skeleton className="h-72" />
      </div>
    </>
  );
}
