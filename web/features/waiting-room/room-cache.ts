import type { Room } from './room.ts';

type Source = { openRooms(): Promise<readonly Room[]>; giveTurns(room: string): Promise<void> };
type Guarded = <Answer>(ask: () => Promise<Answer>, instead: Answer) => Promise<Answer>;

const KEPT_MS = 1_000;

/**
 * The open rooms as one instance knows them, read at most once a second, and only while somebody asks. Each read first
 * gives the turns that are due, so turns go on as long as anybody waits. In an outage the last ones stay.
 * @param now milliseconds since the epoch
 */
export function roomCache(
  source: Source,
  guarded: Guarded,
  now: () => number,
): () => Promise<readonly Room[]> {
  let known: readonly Room[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    known = await guarded(async () => {
      for (const room of known) if (room.opensAt <= now()) await source.giveTurns(room.code);
      return source.openRooms();
    }, known);
    readAt = now();
  }

  return async () => {
    if (now() - readAt >= KEPT_MS) {
      reading ??= read().finally(() => (reading = undefined));
      await reading;
    }
    return known;
  };
}
