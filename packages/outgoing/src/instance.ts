import { ProbeFailedError, type Probe } from './ask-probe.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import { Doubt } from './doubt.ts';
import type { Pause } from './pause.ts';

/** The instance stopped answering while this call waited for it; another instance may be tried. */
export class InstanceGoneError extends Error {
  override readonly name = 'InstanceGoneError';
}

export interface InstanceOptions<T> {
  /** The client or connection pool that calls are made with. */
  readonly target: T;
  readonly probe: Probe;
  /** False for errors that are an answer. */
  readonly isFailure: (error: unknown) => boolean;
  readonly openMs: number;
  readonly pause: Pause;
  /** Called with the error of the first probe in a row that was not answered. */
  readonly onGone: (error: unknown) => void;
  readonly onBack: () => void;
}

/** An instance that answers none of its calls in flight for this long, or up to twice as long, is in doubt. */
const QUIET_MS = 500;

/**
 * One instance of a service. After a call without an answer, or when it has stopped answering, it is in doubt until it answers a
 * probe, which takes a healthy one milliseconds. When half of its last twenty calls had no answer, its breaker rejects calls,
 * and an answered probe closes the breaker.
 */
export class Instance<T> {
  readonly target: T;
  inFlight = 0;
  readonly #isFailure: (error: unknown) => boolean;
  readonly #pause: Pause;
  readonly #breaker: Breaker;
  readonly #doubt: Doubt;
  /** Rejects calls whose callers need not wait any longer. */
  readonly #waiting = new Set<(gone: InstanceGoneError) => void>();
  #answers = 0;
  #isWatched = false;

  constructor({ target, probe, isFailure, openMs, pause, onGone, onBack }: InstanceOptions<T>) {
    this.target = target;
    this.#isFailure = isFailure;
    this.#pause = pause;
    this.#breaker = createBreaker({
      openMs,
      isFailure: (error) => error instanceof ProbeFailedError || isFailure(error),
    });
    this.#doubt = new Doubt({ probe, breaker: this.#breaker, pause, onGone, onBack });
  }

  /** No call may be made. */
  get isOpen(): boolean {
    return this.#breaker.isOpen;
  }

  /** Other instances are preferred. */
  get isDoubted(): boolean {
    return this.#doubt.isRaised;
  }

  /**
   * @param mayLeave whether to fail with InstanceGoneError, so that the caller can try another instance, instead of waiting
   * @throws InstanceGoneError, BreakerOpenError, or what the call throws
   */
  async call<R>(ask: (target: T) => Promise<R>, mayLeave: boolean): Promise<R> {
    this.inFlight += 1;
    if (!this.#isWatched) void this.#watch();
    try {
      const asked = this.#breaker.run(() => ask(this.target));
      const answer = await (mayLeave ? this.#unlessGone(asked) : asked);
      this.#answers += 1;
      return answer;
    } catch (error) {
      if (this.#isFailure(error)) this.#doubt.raise();
      else this.#answers += 1;
      throw error;
    } finally {
      this.inFlight -= 1;
    }
  }

  /** Rejects the calls in flight that were made with `mayLeave`. */
  abandon(): void {
    for (const reject of this.#waiting) reject(new InstanceGoneError('The instance does not answer.'));
  }

  /** Other instances are preferred until it answers a probe. */
  avoid(): void {
    this.#doubt.raise();
  }

  /** It gets no new calls, and nothing runs in the background. */
  retire(): void {
    this.#doubt.end();
  }

  #unlessGone<R>(call: Promise<R>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      this.#waiting.add(reject);
      call.then(
        (answer) => {
          this.#waiting.delete(reject);
          resolve(answer);
        },
        (error: unknown) => {
          this.#waiting.delete(reject);
          reject(error as Error);
        },
      );
    });
  }

  /** One timer while calls are in flight, instead of one for each call. */
  async #watch(): Promise<void> {
    this.#isWatched = true;
    while (this.inFlight > 0) {
      const answers = this.#answers;
      await this.#pause(QUIET_MS);
      if (this.inFlight > 0 && this.#answers === answers) this.#doubt.raise();
    }
    this.#isWatched = false;
  }
}
