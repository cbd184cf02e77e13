import { resolveHost, type InstanceAddress, type ResolveHost } from './addresses.ts';
import { BreakerOpenError } from './breaker.ts';
import { Instance, InstanceGoneError } from './instance.ts';
import { pause as realPause, type Pause } from './pause.ts';
import { watchAddresses } from './watch-addresses.ts';

export interface InstancesOptions<T> {
  /** Of the service; one with an IP address is one instance, one with a name as many as DNS returns. */
  readonly urls: readonly string[];
  readonly open: (address: InstanceAddress) => T;
  readonly close?: (target: T) => Promise<void>;
  /** A short, safe request to an instance that gave no answer. @throws when it is not available */
  readonly probe: (target: T, signal: AbortSignal, address: InstanceAddress) => Promise<unknown>;
  /** False for errors that are an answer. */
  readonly isFailure?: (error: unknown) => boolean;
  /** True when the last answer said that the instance drains: its other connections are about to be closed. */
  readonly isLeaving?: (target: T) => boolean;
  /** How long an open breaker rejects calls before it is probed. */
  readonly openMs: number;
  /** True when the call certainly reached no instance. */
  readonly wasNotSent: (error: unknown) => boolean;
  /** True when a call that may be repeated should be tried on another instance. */
  readonly hadNoAnswer?: (error: unknown) => boolean;
  /** Called when an instance stops answering probes, with the error, and when it answers again. */
  readonly report?: (address: InstanceAddress, gone: { readonly error: unknown } | undefined) => void;
  readonly resolve?: ResolveHost;
  readonly pause?: Pause;
}

/**
 * The instances of one service. A call goes to the one with the fewest in flight, ties in turn; to one in doubt only when no other
 * is left, to one with an open breaker never. A call that was not sent is tried on the next instance; one that may be
 * repeated is repeated once after an instance gave no answer.
 */
export class Instances<T> {
  readonly #options: InstancesOptions<T>;
  readonly #found: Promise<void>;
  readonly #closing = new AbortController();
  readonly #byAddress = new Map<string, Instance<T>>();
  #instances: readonly Instance<T>[] = [];
  #turn = 0;

  /** @throws RangeError without any URL */
  constructor(options: InstancesOptions<T>) {
    const { urls, resolve = resolveHost, pause = realPause } = options;
    if (urls.length === 0) throw new RangeError('A service needs at least one URL.');
    this.#options = options;
    this.#found = watchAddresses(urls, {
      resolve,
      pause,
      signal: this.#closing.signal,
      onAddresses: (addresses) => this.#update(addresses),
    });
    this.#found.catch(() => {}); // callers get the error
  }

  /**
   * @param isRepeatable whether it may be asked twice, since it changes nothing
   * @throws BreakerOpenError when every instance's breaker is open; otherwise what the last call threw
   */
  async call<R>(ask: (target: T) => Promise<R>, { isRepeatable }: { isRepeatable: boolean }): Promise<R> {
    if (this.#instances.length === 0) await this.#found;
    let instance = this.#choose(this.#instances);
    if (instance === undefined) throw new BreakerOpenError('No instance answers.');
    let untried = this.#instances;
    for (let repeats = 0; ;) {
      try {
        const answer = await instance.call(ask, isRepeatable && repeats === 0 && untried.length > 1);
        if (this.#options.isLeaving?.(instance.target)) instance.avoid();
        return answer;
      } catch (error) {
        untried = untried.filter((each) => each !== instance);
        const next = this.#choose(untried);
        if (next === undefined) throw error;
        if (!this.#options.wasNotSent(error)) {
          if (!isRepeatable || repeats++ > 0 || !this.#mayKnowBetter(error)) throw error;
        }
        instance = next;
      }
    }
  }

  /** Stops background work and closes every instance. */
  async close(): Promise<void> {
    this.#closing.abort();
    const { close = async () => {} } = this.#options;
    this.#instances.forEach((instance) => instance.retire());
    await Promise.all(this.#instances.map(({ target }) => close(target)));
  }

  #mayKnowBetter(error: unknown): boolean {
    return error instanceof InstanceGoneError || this.#options.hadNoAnswer?.(error) === true;
  }

  /** @returns undefined when every breaker is open */
  #choose(among: readonly Instance<T>[]): Instance<T> | undefined {
    this.#turn += 1;
    let best: Instance<T> | undefined;
    for (let index = 0; index < among.length; index++) {
      const instance = among[(index + this.#turn) % among.length] as Instance<T>;
      if (!instance.isOpen && (best === undefined || isBetter(instance, best))) best = instance;
    }
    return best;
  }

  #update(addresses: readonly InstanceAddress[]): void {
    const { open, close = async () => {} } = this.#options;
    const keys = new Set(addresses.map(keyOf));
    for (const [key, instance] of this.#byAddress) {
      if (keys.has(key)) continue;
      instance.retire();
      void close(instance.target);
      this.#byAddress.delete(key);
    }
    for (const address of addresses) {
      const key = keyOf(address);
      if (!this.#byAddress.has(key)) this.#byAddress.set(key, this.#instance(address, open(address)));
    }
    this.#instances = [...this.#byAddress.values()];
  }

  #instance(address: InstanceAddress, target: T): Instance<T> {
    const { probe, openMs, isFailure = () => true, pause = realPause, report = () => {} } = this.#options;
    const instance: Instance<T> = new Instance({
      target,
      openMs,
      isFailure,
      pause,
      probe: (signal) => probe(target, signal, address),
      onGone: (error) => {
        report(address, { error });
        // With no other available, a slow instance is better than none.
        if (this.#instances.some((other) => other !== instance && !other.isDoubted)) instance.abandon();
      },
      onBack: () => report(address, undefined),
    });
    return instance;
  }
}

const keyOf = ({ url, ip }: InstanceAddress): string => `${url.href} ${ip}`;

/** Prefers instances that are not in doubt, then the one with fewer calls in flight. */
function isBetter<T>(instance: Instance<T>, best: Instance<T>): boolean {
  if (instance.isDoubted !== best.isDoubted) return best.isDoubted;
  return instance.inFlight < best.inFlight;
}
