import { StoreCard } from '../store-card.tsx';
import type { StoreEntry } from '../stores-data.ts';

type StoreListProps = { title: string; stores: readonly StoreEntry[]; id: string };

/** Stores under a heading, in three columns on wide screens. */
export function StoreList({ title, stores, id }: StoreListProps) {
  return (
    <section aria-labelledby={id} className="pt-6 pb-10">
      <h2 id={id} className="d3 mb-6">
        {title}
      </h2>
      <ul className="grid gap-x-[var(--gutter)] gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {stores.map(({ store, distance }) => (
          <StoreCard key={store.id} store={store} distance={distance} level={3} />
        ))}
      </ul>
    </section>
  );
}
