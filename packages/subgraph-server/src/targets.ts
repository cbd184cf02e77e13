import type { Clock } from './keys.ts';

const COOL_DOWN_MS = 5_000;

interface Target<T> {
  readonly value: T;
  inFlight: number;
  /** Epoch milliseconds until which it is passed over. */
  deadUntil: number;
}

export interface CallRules {
  /** True when the error says that nobody is there, so that the next callers try elsewhere for five seconds. */
  readonly isDead: (error: unknown) => boolean;
  /** True when the call may be made once more, on another instance, after this error. */
  readonly mayRepeat: (error: unknown) => boolean;
}

/**
 * The instances of one service. A call goes to the one with the fewest in flight, ties in turn; one that is found dead is passed
 * over while another lives. There is no probing: the calls themselves tell.
 */
export class Targets<T> {
  readonly #targets: readonly Target<T>[];
  readonly #now: Clock;
  #turn = 0;

  /** @throws RangeError without any instance */
  constructor(values: readonly T[], now: Clock) {
    if (values.length === 0) throw new RangeError('A service needs at least one target.');
    this.#targets = values.map((value) => ({ value, inFlight: 0, deadUntil: 0 }));
    this.#now = now;
  }

  /** @throws what the last call threw */
  async call<R>(call: (target: T) => Promise<R>, rules: CallRules): Promise<R> {
    const first = this.#leastBusy(this.#targets);
    try {
      return await this.#callOn(first, call, rules);
    } catch (error) {
      const others = this.#targets.filter((target) => target !== first);
      if (others.length === 0 || !rules.mayRepeat(error)) throw error;
      return this.#callOn(this.#leastBusy(others), call, rules);
    }
  }

  #leastBusy(among: readonly Target<T>[]): Target<T> {
    const nowMs = this.#now().getTime();
    const living = among.filter((target) => target.deadUntil <= nowMs);
    const candidates = living.length > 0 ? living : among;
    this.#turn = (this.#turn + 1) % this.#targets.length;
    return candidates
      .map((_, index) => candidates[(index + this.#turn) % candidates.length] as Target<T>)
      .reduce((best, target) => (target.inFlight < best.inFlight ? target : best));
  }

  async #callOn<R>(target: Target<T>, call: (target: T) => Promise<R>, { isDead }: CallRules): Promise<R> {
    target.inFlight += 1;
    try {
      const answer = await call(target.value);
      target.deadUntil = 0;
      return answer;
    } catch (error) {
      if (isDead(error)) target.deadUntil = this.#now().getTime() + COOL_DOWN_MS;
      throw error;
    } finally {
      target.inFlight -= 1;
    }
  }
}
