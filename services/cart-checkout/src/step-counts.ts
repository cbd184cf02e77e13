import { MinuteSums } from '@loupe/messaging/minute-sums';
import type { MinuteSumsPorts, SumBatch } from '@loupe/messaging/minute-sums';
import type { Step } from './domain/counts/visited.ts';

export interface StepCountsPorts extends Pick<MinuteSumsPorts, 'now'> {
  readonly counts: { addBatch(consumer: string, site: string, batch: SumBatch): Promise<unknown> };
}

/** By which the inbox recognises a batch. */
const STEPS = 'cart-checkout.steps';

/** Bags that are remembered as counted, in memory only. */
const MOST_BAGS = 10_000;

/** Steps of shoppers towards an order, counted in memory beside their requests and sent every few seconds (ADR 110). */
export class StepCounts {
  readonly #ports: StepCountsPorts;
  readonly #ofSites = new Map<string, MinuteSums>();
  readonly #bags = new Set<string>();

  constructor(ports: StepCountsPorts) {
    this.#ports = ports;
  }

  /** @param bag counts once for this step; absent: it is known to be the first time */
  add(site: string, step: Step, bag?: string): void {
    if (bag !== undefined && !this.#isFirst(`${step} ${bag}`)) return;
    this.#of(site).add(step);
  }

  /** @throws what `addBatch` throws; the next call sends the same again */
  async flush(): Promise<void> {
    for (const sums of this.#ofSites.values()) await sums.flush();
  }

  #of(site: string): MinuteSums {
    const known = this.#ofSites.get(site);
    if (known !== undefined) return known;
    const { counts, now } = this.#ports;
    const sums = new MinuteSums({ now, send: (batch) => counts.addBatch(STEPS, site, batch) });
    this.#ofSites.set(site, sums);
    return sums;
  }

  #isFirst(key: string): boolean {
    if (this.#bags.has(key)) return false;
    this.#bags.add(key);
    for (const oldest of this.#bags) {
      if (this.#bags.size <= MOST_BAGS) break;
      this.#bags.delete(oldest);
    }
    return true;
  }
}
