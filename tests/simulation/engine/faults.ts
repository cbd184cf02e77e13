import type { Random } from './random.ts';

/** The connection that a call uses. */
export type Link = 'database' | 'rpc' | 'provider' | 'broker' | 'shopper' | 'mail';

export type Fate =
  | 'fine'
  /** The request does not arrive. */
  | 'request-lost'
  /** The request is processed, and the caller gets no answer. */
  | 'answer-lost'
  /** The request is processed twice, and the caller gets one answer. */
  | 'duplicated';

/** The frequency of faults. Each seed has its own, so that some runs have one kind of fault and others have all. */
export interface FaultRates {
  readonly lost: Readonly<Record<Link, number>>;
  readonly duplicated: number;
  /** The share of calls that take seconds instead of milliseconds. */
  readonly slow: number;
  /** The probability of a crash, per call of a process. */
  readonly crash: number;
  /** The probability that the process stalls when the call is answered, per call. */
  readonly stall: number;
  /** Mean milliseconds between faults of machines (clocks, rebalances, lost locks); 0 for none. */
  readonly machineFaultEvery: number;
  /** Mean milliseconds between price changes; 0 for none. */
  readonly repriceEvery: number;
}

export function drawFaultRates(random: Random): FaultRates {
  const maybe = (share: number, most: number) => (random.chance(share) ? random.next() * most : 0);
  /** Small in most runs, large in some. */
  const mostlySmall = (share: number, most: number) => (random.chance(share) ? random.next() ** 3 * most : 0);
  return {
    lost: {
      database: mostlySmall(0.4, 0.03),
      rpc: mostlySmall(0.7, 0.6),
      provider: mostlySmall(0.8, 0.6),
      broker: mostlySmall(0.5, 0.4),
      shopper: mostlySmall(0.5, 0.3),
      mail: mostlySmall(0.3, 0.4),
    },
    duplicated: maybe(0.5, 0.3),
    slow: mostlySmall(0.6, 0.2),
    crash: maybe(0.6, 0.012),
    stall: maybe(0.4, 0.006),
    machineFaultEvery: random.chance(0.6) ? random.between(3_000, 60_000) : 0,
    repriceEvery: random.chance(0.3) ? random.pick([150, 600, 5_000, 60_000]) : 0,
  };
}

/** Decides the fate of each call, until the faults end. */
export class Faults {
  readonly #random: Random;
  readonly rates: FaultRates;
  readonly #down = new Set<Link>();
  healed = false;
  /** Called when something fails, or may. */
  disturb: () => void = () => {};

  constructor(random: Random, rates: FaultRates) {
    this.#random = random;
    this.rates = rates;
  }

  fateOf(link: Link): Fate {
    if (this.healed) return 'fine';
    if (this.#down.has(link)) return this.#disturbed('request-lost');
    const roll = this.#random.next();
    const lost = this.rates.lost[link];
    if (roll < lost / 2) return this.#disturbed('request-lost');
    if (roll < lost) return this.#disturbed('answer-lost');
    const twice = link === 'rpc' || link === 'shopper' ? this.rates.duplicated : 0;
    return roll < lost + twice ? 'duplicated' : 'fine';
  }

  /** While a link is down, every request is lost. */
  setDown(link: Link, isDown: boolean): void {
    if (isDown) this.#down.add(link);
    else this.#down.delete(link);
  }

  /** For how many milliseconds the process stalls at this point. */
  stallAt(): number {
    const { stall } = this.rates;
    const stalls = !this.healed && stall > 0 && this.#random.chance(stall);
    return stalls ? this.#disturbed(this.#random.between(5_000, 60_000)) : 0;
  }

  /** Whether the process crashes at this point. */
  crashes(): boolean {
    const crashes = !this.healed && this.rates.crash > 0 && this.#random.chance(this.rates.crash);
    return crashes && this.#disturbed(crashes);
  }

  /** The latency of one direction of a call in milliseconds. */
  delayOf(link: Link): number {
    if (this.healed) return link === 'provider' ? 20 : 1;
    if (this.rates.slow > 0 && this.#random.chance(this.rates.slow)) {
      return this.#disturbed(this.#random.between(200, link === 'database' ? 2_000 : 15_000));
    }
    if (link === 'provider') return this.#random.between(10, 600);
    return link === 'database' ? this.#random.between(0, 3) : this.#random.between(1, 25);
  }

  #disturbed<T>(how: T): T {
    this.disturb();
    return how;
  }
}
