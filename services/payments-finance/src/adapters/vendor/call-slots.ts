export interface CallSlots {
  /** How many calls could start now. */
  free(): number;
  /** @returns gives the slot back, once; undefined when none became free in time */
  take(withinMs: number): Promise<(() => void) | undefined>;
}

/** Limits the number of concurrent calls; the others wait in order of arrival, each for a limited time. */
export function createCallSlots(size: number): CallSlots {
  let taken = 0;
  const waiting = new Set<() => void>();

  function release(): void {
    const [next] = waiting;
    if (next === undefined) taken -= 1;
    else next();
  }

  return {
    free: () => size - taken,
    async take(withinMs) {
      if (taken < size) {
        taken += 1;
        return release;
      }
      const given = await new Promise<boolean>((resolve) => {
        const end = (isGiven: boolean): void => {
          clearTimeout(timer);
          waiting.delete(next);
          resolve(isGiven);
        };
        const next = (): void => end(true);
        const timer = setTimeout(() => end(false), withinMs);
        waiting.add(next);
      });
      return given ? release : undefined;
    },
  };
}
