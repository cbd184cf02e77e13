import type { Journal } from '../journal.ts';
import { judge } from './judge.ts';

export interface Received {
  /** ISO 8601, by the collector's clock. */
  readonly at: string;
  /** The visit that sent it; empty where the request says none. */
  readonly clientId: string;
  /** The vendor's event, unread: a bad one may be anything. */
  readonly event: unknown;
  /** Why it does not count; empty for a good one. */
  readonly faults: readonly string[];
}

/** The journal of the collector, oldest first. An event that arrives twice counts once. */
export function createReceived(
  { journal, entries }: { journal: Journal<Received>; entries: readonly Received[] },
  now: () => Date,
) {
  const received = [...entries];
  const ids = new Set(entries.map(({ event }) => idOf(event)));
  return {
    list: (): readonly Received[] => received,
    async add(body: unknown): Promise<void> {
      for (const { clientId, event, faults } of judge(body)) {
        const id = idOf(event);
        const twice = id !== undefined && ids.has(id) ? ['event_id: came before'] : [];
        if (id !== undefined) ids.add(id);
        const entry = { at: now().toISOString(), clientId, event, faults: [...faults, ...twice] };
        received.push(entry);
        await journal.append(entry);
      }
    },
    async clear(): Promise<void> {
      received.length = 0;
      ids.clear();
      await journal.clear();
    },
  };
}

export type ReceivedEvents = ReturnType<typeof createReceived>;

const idOf = (event: unknown): unknown =>
  (event as { params?: { event_id?: unknown } } | null)?.params?.event_id;
