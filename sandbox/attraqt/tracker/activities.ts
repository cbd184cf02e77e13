import type { Journal } from '../../journal.ts';
import type { Activity } from './activity.ts';

export interface Recorded {
  /** ISO 8601, by the collector's clock. */
  readonly at: string;
  readonly sessionId: string;
  readonly activity: Activity;
}

/** Products of a visit from which on it belongs to a cluster. */
const CLUSTERS: readonly (readonly [name: string, products: number])[] = [
  ['cluster-1', 1],
  ['cluster-2', 3],
  ['cluster-10', 5],
];

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
    /** The groups of visitors that a visit is in; none before it has looked at a product. */
    clustersOf(sessionId: string): string[] {
      const products = recorded
        .filter((entry) => entry.sessionId === sessionId)
        .flatMap(({ activity }) => activity.target.product ?? []);
      const seen = new Set(products).size;
      return CLUSTERS.filter(([, from]) => seen >= from).map(([name]) => name);
    },
  };
}

export type Activities = ReturnType<typeof createActivities>;
