import type { Journal } from '../journal.ts';
import { judge } from './judge.ts';

export interface Received {
  /** ISO 8601, by this clock. */
  readonly at: string;
  readonly pixel: string;
  /** Unread: a bad one may be anything. */
  readonly event: unknown;
  /** Why it was refused; empty for a good one. */
  readonly faults: readonly string[];
}

const idOf = (event: unknown): unknown => {
  const { event_name, event_id } = (event ?? {}) as { event_name?: unknown; event_id?: unknown };
  return JSON.stringify([event_name, event_id]);
};

/** The journal, oldest first. An event of the same name and id counts once; the second is kept with its fault. */
export function createReceived(
  { journal, entries }: { journal: Journal<Received>; entries: readonly Received[] },
  now: () => Date,
) {
  const received = [...entries];
  return {
    list: (): readonly Received[] => received,
    /** @returns the faults for which the whole request is refused */
    async add(pixel: string, body: unknown): Promise<string[]> {
      const at = now();
      const judged = judge(body, Math.floor(at.getTime() / 1_000));
      for (const { event, faults } of judged) {
        const came = received.some((each) => each.faults.length === 0 && idOf(each.event) === idOf(event));
        const entry = {
          at: at.toISOString(),
          pixel,
          event,
          faults: [...faults, ...(came ? ['event_id: came before'] : [])],
        };
        received.push(entry);
        await journal.append(entry);
      }
      return judged.flatMap(({ faults }) => faults);
    },
    async clear(): Promise<void> {
      received.length = 0;
      await journal.clear();
    },
  };
}

export type ReceivedEvents = ReturnType<typeof createReceived>;
