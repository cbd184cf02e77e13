export interface GapReports {
  /** From now on every event is received; earlier ones may have been missed. */
  readonly onGap: () => void;
  /** The brokers do not answer; called once until they answer again. */
  readonly onSilence: () => void;
}

/** Longer than an empty fetch and a leader election take. */
const SILENT_AFTER_MS = 5_000;

/**
 * Detects when a listener without stored offsets may have missed events. It starts at the end of its topics whenever it joins its
 * group, and the position is fixed by its first fetch.
 */
export class GapDetector {
  readonly #reports: GapReports;
  #answeredAt: number;
  #isSilent = false;
  #hasGap = true;

  constructor(reports: GapReports, now: number) {
    this.#reports = reports;
    this.#answeredAt = now;
  }

  joined(): void {
    this.#hasGap = true;
  }

  fetched(now: number): void {
    this.#answeredAt = now;
    if (!this.#hasGap && !this.#isSilent) return;
    this.#hasGap = false;
    this.#isSilent = false;
    this.#reports.onGap();
  }

  /** To be called about once per second. */
  checked(now: number): void {
    if (this.#isSilent || now - this.#answeredAt < SILENT_AFTER_MS) return;
    this.#isSilent = true;
    this.#reports.onSilence();
  }
}
