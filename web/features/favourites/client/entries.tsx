import { RemovedLine } from '../../cart/removed-line.tsx';
import { SHELF } from '../../../ui/grid.ts';
import type { DisplayEntry } from '../../header-data/display-entry.ts';
import { EntryCard } from './entry-card.tsx';
import type { ListChanges } from './use-list-changes.ts';

/** The cards, with removed entries at their former positions. */
export function Entries({ entries, changes }: { entries: readonly DisplayEntry[]; changes: ListChanges }) {
  const rows = entries.map((entry) => ({ entry, gone: false }));
  for (const { entry, index } of changes.removed.toSorted((a, b) => a.index - b.index)) {
    rows.splice(index, 0, { entry, gone: true });
  }
  return (
    <ul className={SHELF} data-entries>
      {rows.map(({ entry, gone }, index) =>
        gone ? (
          <RemovedLine
            key={entry.productCode}
            className="flex aspect-square flex-col items-start justify-center gap-2 bg-tint p-4 [&>button]:px-0"
            name={entry.productName}
            onUndo={() => void changes.undo(entry)}
            onTimeUp={() => changes.forget(entry.productCode)}
          />
        ) : (
          <li key={entry.productCode}>
            <EntryCard
              entry={entry}
              busy={changes.busy === entry.productCode}
              refusal={changes.refused?.code === entry.productCode ? changes.refused.text : undefined}
              onRemove={() => void changes.remove(entry, index)}
              onMove={() => void changes.moveToBag(entry)}
            />
          </li>
        ),
      )}
    </ul>
  );
}
