import { askProbe, type Probe } from './ask-probe.ts';
import type { Breaker } from './breaker.ts';
import type { Pause } from './pause.ts';

const PROBE_EVERY_MS = 500;

export interface DoubtOptions {
  readonly probe: Probe;
  readonly breaker: Breaker;
  readonly pause: Pause;
  /** Called with the error of the first probe in a row that was not answered. */
  readonly onGone: (error: unknown) => void;
  readonly onBack: () => void;
}

/** Whether an instance may be unavailable: from the first sign until a probe has been answered and the breaker is closed. */
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

  /** Stops probing. */
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
      // While closed, the breaker counts callers' calls only.
      await (breaker.isOpen ? breaker.run(ask) : ask());
      return undefined;
    } catch (error) {
      return error;
    }
  }
}
