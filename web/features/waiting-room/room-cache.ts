import type { Room } from './room.ts';

type Source = {
  openRooms(): Promise<readonly Room[]>;
  /** @returns whether places are still to be numbered */
  giveTurns(room: string): Promise<boolean>;
  /** Never rejects. */
  draw(room: string): Promise<void>;
};
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
  let drawing: Promise<void> | undefined;

  /** Nobody waits for it; what fails is tried again by the next read. */
  function draw(code: string): void {
    drawing ??= source.draw(code).finally(() => (drawing = undefined));
  }

  async function read(): Promise<void> {
    known = await guarded(async () => {
      for (const { code, opensAt } of known)
        if (opensAt <= now() && (await source.giveTurns(code))) draw(code);
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
