import type { FullCartFragment } from '#gql/graphql.ts';
import { formatDay } from '#lib/delivery.ts';
import { CartLine } from './cart-line.tsx';
import { RemovedLine } from './removed-line.tsx';
import type { BagChanges, Line } from './use-bag-changes.ts';

export function CartLines({ cart, changes }: { cart: FullCartFragment; changes: BagChanges }) {
  const arrives = cart.shippingMethods[0]?.deliverOnDates[0];
  const { removed } = changes;
  const kept = cart.lineItems.filter(
    (line) => !line.hideOnSite && !removed.some((row) => row.line.id === line.id),
  );
  return (
    <ul>
      {withRemoved(kept, removed).map(({ line, gone }, index) =>
        gone ? (
          <RemovedLine
            key={line.id}
            name={line.name}
            onUndo={() => void changes.undo(line)}
            onTimeUp={() => changes.forget(line)}
          />
        ) : (
          <CartLine
            key={line.id}
            line={line}
            problems={cart.problems.filter((problem) => problem.lineItemId === line.id)}
            arrives={arrives === undefined ? undefined : formatDay(new Date(arrives))}
            onQuantity={(quantity) => changes.setQuantity(line, quantity)}
            onRemove={() => void changes.remove(line, index)}
          />
        ),
      )}
    </ul>
  );
}

/** Removed lines at the places they had. */
function withRemoved(
  lines: readonly Line[],
  removed: BagChanges['removed'],
): { line: Line; gone: boolean }[] {
  const rows = lines.map((line) => ({ line, gone: false }));
  for (const { line, index } of removed.toSorted((a, b) => a.index - b.index)) {
    rows.splice(index, 0, { line, gone: true });
  }
  return rows;
}
