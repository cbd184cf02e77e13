'use client';

import { lazy, useState } from 'react';
import { ExpressPay } from '#features/payment/express-pay.tsx';
import type { Additions } from './piece-source.ts';
import { useSelection } from './selection.tsx';

const ExpressPiece = lazy(async () => ({ default: (await import('./express-piece.tsx')).ExpressPiece }));

/** Keeps no room, and loads no script, where a piece cannot be bought in one step. */
export function ExpressBuy() {
  const { product, soldOut } = useSelection();
  // Here, since the buttons go away while another size is sold out.
  const [additions] = useState<Additions>(() => new Map());
  if (product.giftCard !== null || soldOut) return null;
  return (
    <ExpressPay>
      <ExpressPiece additions={additions} />
    </ExpressPay>
  );
}
