const FAILURES_TO_OPEN = 5;
const OPEN_MS = 10_000;

export interface Circuit {
  /** False while calls would only wait for a provider that is known to be away. */
  allows(): boolean;
  report(answered: boolean): void;
}

/** Opens after five calls in a row without an answer, for ten seconds; then lets calls try again. */
export function createCircuit(now: () => Date): Circuit {
  let failures = 0;
  let openUntil = 0;
  return {
    allows: () => now().getTime() >= openUntil,
    report(answered) {
      failures = answered ? 0 : failures + 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = now().getTime() + OPEN_MS;
    },
  };
}
