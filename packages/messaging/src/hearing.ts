export interface HearingReports {
  /** From now on everything is heard; what was said before may have been missed. */
  readonly onGap: () => void;
  /** The brokers have not answered for a while: said once, until they do. */
  readonly onSilence: () => void;
}

/** Longer than an empty fetch waits at the broker, and than a leader's election takes. */
const SILENT_AFTER_MS = 5_000;

/**
 * Whether a listener without stored offsets has heard everything. It begins at the end of its topics whenever it joins its group,
 * and knows where that end is once it has fetched.
 */
export class Hearing {
  readonly #reports: HearingReports;
  #answeredAt: number;
  #isSilent = false;
  #hasGap = true;

  constructor(reports: HearingReports, now: number) {
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

  /** To be called every second or so. */
  checked(now: number): void {
    if (this.#isSilent || now - this.#answeredAt < SILENT_AFTER_MS) return;
    this.#isSilent = true;
    this.#reports.onSilence();
  }
}
