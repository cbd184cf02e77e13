import { openJournal } from './journal.ts';

/** The clock of holds and of what is authorised. Tests and people move it forward; signatures and tokens keep the real one. */
export interface Clock {
  now(): Date;
  aheadMs(): number;
  /** Resolves when it is on disk. */
  setAhead(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function openClock(file: string, real: () => Date): Promise<Clock> {
  const { journal, entries } = await openJournal<{ aheadMs: number }>(file);
  let aheadMs = entries.at(-1)?.aheadMs ?? 0;
  return {
    now: () => new Date(real().getTime() + aheadMs),
    aheadMs: () => aheadMs,
    setAhead(ms) {
      aheadMs = ms;
      return journal.append({ aheadMs });
    },
    close: () => journal.close(),
  };
}
