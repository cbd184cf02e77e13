'use client';

import { PieceOverTime } from '#features/finance/piece-over-time.tsx';
import { useSelection } from './selection.tsx';

/** What the chosen size costs over time. */
export function OverTime() {
  const { product, variant } = useSelection();
  return <PieceOverTime code={product.code} variant={variant?.id ?? null} />;
}
