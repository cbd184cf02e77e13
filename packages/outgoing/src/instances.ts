import { resolveHost, type InstanceAddress, type ResolveHost } from './addresses.ts';
import { BreakerOpenError } from './breaker.ts';
import { Instance, InstanceGoneError } from './instance.ts';
import { pause as realPause, type Pause } from './pause.ts';
import { watchAddresses } from './watch-addresses.ts';

export interface InstancesOptions<T> {
  /** Of the service; each with an IP address is one instance, each with a name as many as DNS tells. */
  readonly urls: readonly string[];
  readonly open: (address: InstanceAddress) => T;
  readonly close?: (target: T) => Promise<void>;
  /** A short question that changes nothing, asked of an instance that gave no answer. @throws when it does not serve */
  readonly probe: (target: T, signal: AbortSignal, address: InstanceAddress) => Promise<unknown>;
  /** False for errors that are an answer. */
  readonly isFailure?: (error: unknown) => boolean;
  /** How long an open breaker turns calls away before it is probed. */
  readonly openMs: number;
  /** True when nobody can have seen the call. */
  readonly wasNotSent: (error: unknown) => boolean;
  /** True when another instance may know better, asked by a call that may be repeated. */
  readonly hadNoAnswer?: (error: unknown) => boolean;
  /** Told when an instance stops answering probes, with why, and when it answers again. */
  readonly report?: (address: InstanceAddress, gone: { readonly error: unknown } | undefined) => void;
  readonly resolve?: ResolveHost;
  readonly pause?: Pause;
}

/**
 * The instances of one service. A call goes to the one with the fewest in flight, ties in turn; one in doubt only where no other
 * is left, one with an open breaker never. A call that nobody has seen goes on to the next instance, whatever it is; one that may be
 * repeated, once, after an instance gave no answer.
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
      ...{ resolve, pause, signal: this.#closing.signal },
      onAddresses: (addresses) => this.#update(addresses),
    });
    this.#found.catch(() => {}); // the callers get it
  }

  /**
   * @param isRepeatable whether it may be asked twice, since it changes nothing
   * @throws BreakerOpenError when no instance is worth a call; otherwise what the last call threw
   */
  async call<R>(ask: (target: T) => Promise<R>, { isRepeatable }: { isRepeatable: boolean }): Promise<R> {
    if (this.#instances.length === 0) await this.#found;
    let instance = this.#choose(this.#instances);
    if (instance === undefined) throw new BreakerOpenError('No instance answers.');
    let untried = this.#instances;
    for (let repeats = 0; ;) {
      try {
        return await instance.call(ask, isRepeatable && repeats === 0 && untried.length > 1);
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

  /** Ends what runs in the background and closes every instance. */
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
      ...{ target, openMs, isFailure, pause },
      probe: (signal) => probe(target, signal, address),
      onGone: (error) => {
        report(address, { error });
        // While no other serves, a slow one is better than none.
        if (this.#instances.some((other) => other !== instance && !other.isDoubted)) instance.abandon();
      },
      onBack: () => report(address, undefined),
    });
    return instance;
  }
}

const keyOf = ({ url, ip }: InstanceAddress): string => `${url.href} ${ip}`;

/** Out of doubt before in doubt, then the less busy one. */
function isBetter<T>(instance: Instance<T>, best: Instance<T>): boolean {
  if (instance.isDoubted !== best.isDoubted) return best.isDoubted;
  return instance.inFlight < best.inFlight;
}
