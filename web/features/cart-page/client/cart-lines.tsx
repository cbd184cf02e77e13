import { useRef } from 'react';
import type { FullCartFragment } from '#gql/graphql.ts';
import { useSite } from '#lib/site-context.tsx';
import { promisedDay } from '../../cart/promised-day.ts';
import { nameOf } from '../../../lib/line-facts.ts';
import { isListed } from '../../header-data/mini-cart.ts';
import { CartLine } from './cart-line.tsx';
import { RemovedLine } from '../../cart/removed-line.tsx';
import type { Line } from '../../cart/line.ts';
import type { BagChanges } from './use-bag-changes.ts';

export function CartLines({ cart, changes }: { cart: FullCartFragment; changes: BagChanges }) {
  const promise = promisedDay(cart);
  const { removed } = changes;
  const { list } = useSite();
  const lines = useRef<HTMLUListElement>(null);
  const kept = cart.lineItems.filter(
    (line) => isListed(line) && !removed.some((row) => row.line.id === line.id),
  );
  return (
    <ul ref={lines} tabIndex={-1} aria-label="Pieces in your bag">
      {withRemoved(kept, removed).map(({ line, gone, saved }, index) =>
        gone ? (
          <RemovedLine
            key={line.id}
            name={nameOf(line)}
            outcome={saved ? `moved to your ${list.name}` : 'removed'}
            onUndo={() => void changes.undo({ line, index, saved })}
            onTimeUp={() => changes.forget(line)}
          />
        ) : (
          <CartLine
            key={line.id}
            line={line}
            problems={cart.problems.filter((problem) => problem.lineItemId === line.id)}
            promise={promise}
            onQuantity={(quantity) => changes.setQuantity(line, quantity)}
            onRemove={() => void changes.remove(line, index)}
            onSave={() => void changes.save(line, index)}
            onChoose={changes.choose}
            onMerged={() => lines.current?.focus()}
          />
        ),
      )}
    </ul>
  );
}

/** Inserts removed lines at their former positions. */
function withRemoved(
  lines: readonly Line[],
  removed: BagChanges['removed'],
): { line: Line; gone: boolean; saved: boolean }[] {
  const rows = lines.map((line) => ({ line, gone: false, saved: false }));
  for (const { line, index, saved = false } of removed.toSorted((a, b) => a.index - b.index)) {
    rows.splice(index, 0, { line, gone: true, saved });
  }
  return rows;
}
