'use client';

import { useSite } from '#lib/site-context.tsx';
import { useSelection } from './selection.tsx';

const SENTENCES = {
  in: { dot: 'bg-success', words: 'In stock, checked and ready to send.' },
  low: { dot: 'bg-warn', words: 'Few left in stock.' },
  out: { dot: 'border border-control', words: 'Sold out. Call us and we will tell you when it is back.' },
} as const;

/** Stock of the selection, as text beside its dot. Keeps its space while there is no text. */
export function StockSentence() {
  const { product, sized, variant, soldOut } = useSelection();
  const { words: own } = useSite();
  const level = variant?.stockLevel ?? (soldOut ? 'out' : null);
  const { dot, words } = level ? SENTENCES[level] : { dot: 'bg-success', words: 'In stock in most sizes.' };
  return (
    <p className="small flex items-center gap-2" role={sized ? 'status' : undefined}>
      <span aria-hidden="true" className={`size-2 flex-none rounded-full ${dot}`} />
      {level === 'in' && product.isWatch ? own.watchInStock : words}
    </p>
  );
}
