import type { Journal } from '../../journal.ts';
import type { Activity } from './activity.ts';

export interface Recorded {
  /** ISO 8601, by the collector's clock. */
  readonly at: string;
  readonly sessionId: string;
  readonly activity: Activity;
}

/** Products of a visit from which on it belongs to a cluster, most first. */
const CLUSTERS: readonly (readonly [cluster: number, products: number])[] = [
  [10, 5],
  [2, 3],
  [1, 1],
];
const ALGORITHM = 'behaviour';
const DAY_MS = 86_400_000;
/** Clusters are made again each night, with numbers of their own; the vendor answers those of two nights. */
const EARLIER = 20;

/** The journal of the collector, oldest first. */
export function createActivities(
  { journal, entries }: { journal: Journal<Recorded>; entries: readonly Recorded[] },
  now: () => Date,
) {
  const recorded = [...entries];
  return {
    list: (): readonly Recorded[] => recorded,
    async add(activity: Activity): Promise<void> {
      const { sessionId } = activity.user.identities;
      const entry = { at: now().toISOString(), sessionId, activity };
      recorded.push(entry);
      await journal.append(entry);
    },
    async clear(): Promise<void> {
      recorded.length = 0;
      await journal.clear();
    },
    /** The products of each visit with an action. */
    visitsOf(action: Activity['action']): ReadonlySet<string>[] {
      const visits = new Map<string, Set<string>>();
      for (const { sessionId, activity } of recorded) {
        const { product } = activity.target;
        if (activity.action !== action || product === undefined) continue;
        const visit = visits.get(sessionId) ?? new Set();
        visits.set(sessionId, visit.add(product));
      }
      return [...visits.values()];
    },
    /** A visit's cluster, by when its numbers were made; none before it has looked at a product. */
    clustersOf(sessionId: string): Record<string, Record<string, number>> {
      const products = recorded
        .filter((entry) => entry.sessionId === sessionId && entry.activity.action === 'view')
        .flatMap(({ activity }) => activity.target.product ?? []);
      const seen = new Set(products).size;
      const cluster = CLUSTERS.find(([, from]) => seen >= from)?.[0];
      if (cluster === undefined) return {};
      const tonight = now().getTime() - (now().getTime() % DAY_MS);
      return { [ALGORITHM]: { [tonight - DAY_MS]: cluster + EARLIER, [tonight]: cluster } };
    },
  };
}

export type Activities = ReturnType<typeof createActivities>;
