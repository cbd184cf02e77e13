import type { Metric, MetricSource } from './metrics.ts';

/**
 * Counts in this process, from 0 at its start; the monitoring system adds the instances and handles restarts. Every combination of
 * label values is named beforehand, so that each is reported from the beginning and there are no others.
 */
export class Counter<Labels extends Readonly<Record<string, string>>> implements MetricSource {
  readonly name: string;
  readonly #help: string;
  readonly #labels: readonly string[];
  readonly #values: Map<string, { readonly labels: Labels; value: number }>;

  constructor(name: string, help: string, combinations: readonly Labels[]) {
    this.name = name;
    this.#help = help;
    this.#labels = Object.keys(combinations[0] ?? {});
    this.#values = new Map(combinations.map((labels) => [this.#keyOf(labels), { labels, value: 0 }]));
  }

  /** Labels that were not named beforehand are not counted. */
  increment(labels: Labels): void {
    const counted = this.#values.get(this.#keyOf(labels));
    if (counted !== undefined) counted.value += 1;
  }

  async read(): Promise<readonly Metric[]> {
    return [{ name: this.name, help: this.#help, type: 'counter', samples: [...this.#values.values()] }];
  }

  #keyOf(labels: Labels): string {
    let key = '';
    for (const name of this.#labels) key += `${labels[name]}\n`;
    return key;
  }
}
