'use client';

import { pieces } from '../pieces.ts';
import { useBagQuantity } from './bag-quantity.ts';

/** Stands still while the bag loads, so that focus may rest on it. */
export function CartHeading() {
  const quantity = useBagQuantity();
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
      <h1 className="d2">Your bag</h1>
      {quantity > 0 ? <p className="soft num">{pieces(quantity)}</p> : null}
    </div>
  );
}
