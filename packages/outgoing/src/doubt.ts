import { askProbe, type Probe } from './ask-probe.ts';
import type { Breaker } from './breaker.ts';
import type { Pause } from './pause.ts';

const PROBE_EVERY_MS = 500;

export interface DoubtOptions {
  readonly probe: Probe;
  readonly breaker: Breaker;
  readonly pause: Pause;
  /** The first of a row of probes that were not answered, and why. */
  readonly onGone: (error: unknown) => void;
  readonly onBack: () => void;
}

/** Whether an instance may be bad: from when it is raised until a probe has been answered and the breaker is closed. */
export class Doubt {
  readonly #options: DoubtOptions;
  #isRaised = false;
  #isOver = false;

  constructor(options: DoubtOptions) {
    this.#options = options;
  }

  get isRaised(): boolean {
    return this.#isRaised;
  }

  raise(): void {
    if (this.#isRaised) return;
    this.#isRaised = true;
    void this.#probeUntilAnswered();
  }

  /** Ends the probing. */
  end(): void {
    this.#isOver = true;
  }

  async #probeUntilAnswered(): Promise<void> {
    const { breaker, pause, onGone, onBack } = this.#options;
    let isGone = false;
    while (!this.#isOver) {
      const error = await this.#probe();
      if (error === undefined && !breaker.isOpen) break;
      if (error !== undefined && !isGone && !this.#isOver) onGone(error);
      isGone ||= error !== undefined;
      await pause(PROBE_EVERY_MS);
    }
    this.#isRaised = false;
    if (isGone && !this.#isOver) onBack();
  }

  /** @returns why the instance is not called, undefined when it has answered */
  async #probe(): Promise<unknown> {
    const { probe, breaker, pause } = this.#options;
    const ask = () => askProbe(probe, pause);
    try {
      // While it is closed the breaker counts callers' calls alone.
      await (breaker.isOpen ? breaker.run(ask) : ask());
      return undefined;
    } catch (error) {
      return error;
    }
  }
}
