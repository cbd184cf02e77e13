/** Repeated work, one round after the other, until it is stopped. */
export interface Loop {
  rounds(): number;
  /** Resolves when the current round has ended. */
  stop(): Promise<void>;
}

/** @param failed called for a round that threw; the next one begins nevertheless */
export function startLoop(round: () => Promise<void>, failed: (what: string) => void): Loop {
  let [rounds, isOver] = [0, false];
  const work = (async () => {
    while (!isOver) {
      await round().catch((error: unknown) => failed((error as Error).message));
      rounds++;
    }
  })();
  return {
    rounds: () => rounds,
    async stop() {
      isOver = true;
      await work;
    },
  };
}
