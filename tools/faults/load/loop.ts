/** Work that goes on until it is stopped, one after the other. */
export interface Loop {
  rounds(): number;
  /** Resolves when the round under way is over. */
  stop(): Promise<void>;
}

/** @param failed told of a round that threw; the next one begins all the same */
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
