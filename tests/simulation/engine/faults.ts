import type { Random } from './random.ts';

/** What a call goes over. */
export type Link = 'database' | 'rpc' | 'provider' | 'broker' | 'shopper' | 'mail';

export type Fate =
  | 'fine'
  /** Whoever was called never hears of it. */
  | 'request-lost'
  /** It was done, and the caller never learns. */
  | 'answer-lost'
  /** It is done twice, and the caller learns of one. */
  | 'duplicated';

/** How rough a run is. Each seed draws its own, so that some runs have one trouble alone and some have all at once. */
export interface Weather {
  readonly lost: Readonly<Record<Link, number>>;
  readonly duplicated: number;
  /** Of all calls, those that take seconds instead of milliseconds. */
  readonly slow: number;
  /** Per call of a process, that it dies there. */
  readonly crash: number;
  /** Per call of a process, that it stands still when it is answered. */
  readonly stall: number;
  /** Mean milliseconds from one mishap of the machines (clocks, rebalances, lost locks) to the next; 0 for none. */
  readonly mishapEvery: number;
  /** Mean milliseconds from one change of a price to the next; 0 for none. */
  readonly repriceEvery: number;
}

export function drawWeather(random: Random): Weather {
  const maybe = (share: number, most: number) => (random.chance(share) ? random.next() * most : 0);
  /** Mostly little, now and then a lot. */
  const rarelyMuch = (share: number, most: number) => (random.chance(share) ? random.next() ** 3 * most : 0);
  return {
    lost: {
      database: rarelyMuch(0.4, 0.03),
      rpc: rarelyMuch(0.7, 0.6),
      provider: rarelyMuch(0.8, 0.6),
      broker: rarelyMuch(0.5, 0.4),
      shopper: rarelyMuch(0.5, 0.3),
      mail: rarelyMuch(0.3, 0.4),
    },
    duplicated: maybe(0.5, 0.3),
    slow: rarelyMuch(0.6, 0.2),
    crash: maybe(0.6, 0.012),
    stall: maybe(0.4, 0.006),
    mishapEvery: random.chance(0.6) ? random.between(3_000, 60_000) : 0,
    repriceEvery: random.chance(0.3) ? random.pick([150, 600, 5_000, 60_000]) : 0,
  };
}

/** Decides what happens to each call, until the world has healed. */
export class Faults {
  readonly #random: Random;
  readonly weather: Weather;
  readonly #down = new Set<Link>();
  healed = false;

  constructor(random: Random, weather: Weather) {
    this.#random = random;
    this.weather = weather;
  }

  fateOf(link: Link): Fate {
    if (this.healed) return 'fine';
    if (this.#down.has(link)) return 'request-lost';
    const roll = this.#random.next();
    const lost = this.weather.lost[link];
    if (roll < lost / 2) return 'request-lost';
    if (roll < lost) return 'answer-lost';
    const twice = link === 'rpc' || link === 'shopper' ? this.weather.duplicated : 0;
    return roll < lost + twice ? 'duplicated' : 'fine';
  }

  /** Whatever goes over the link is lost. */
  setDown(link: Link, isDown: boolean): void {
    if (isDown) this.#down.add(link);
    else this.#down.delete(link);
  }

  /** For how many milliseconds the process stands still at this point. */
  stallAt(): number {
    const { stall } = this.weather;
    return !this.healed && stall > 0 && this.#random.chance(stall) ? this.#random.between(5_000, 60_000) : 0;
  }

  /** Whether the process dies at this point. */
  crashes(): boolean {
    return !this.healed && this.weather.crash > 0 && this.#random.chance(this.weather.crash);
  }

  /** Milliseconds that one way of a call takes. */
  delayOf(link: Link): number {
    if (this.healed) return link === 'provider' ? 20 : 1;
    if (this.weather.slow > 0 && this.#random.chance(this.weather.slow)) {
      return this.#random.between(200, link === 'database' ? 2_000 : 15_000);
    }
    if (link === 'provider') return this.#random.between(10, 600);
    return link === 'database' ? this.#random.between(0, 3) : this.#random.between(1, 25);
  }
}
