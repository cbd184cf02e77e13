import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';

export interface Journey {
  readonly name: string;
  readonly says: string;
  /** Names of listed operations, as the gateway counts them. */
  readonly operations: readonly string[];
  readonly availability: number;
  readonly latency: { readonly share: number; readonly seconds: number };
  readonly runbook: string;
}

/** Of events: that they are handled soon. */
export interface Delay {
  readonly share: number;
  readonly seconds: number;
  readonly runbook: string;
}

/** What consumers do beyond keeping a copy. A mail server or a warehouse that is away calls nobody at night: nothing is lost. */
export interface Effect extends Delay {
  readonly name: string;
  readonly says: string;
  readonly consumers: readonly string[];
}

/** The objectives: load tests take their thresholds from the same file. */
export interface Slo {
  readonly windowDays: number;
  readonly journeys: readonly Journey[];
  /** Of every consumer that is of no effect: pages and prices are old while it waits. */
  readonly projections: Delay;
  readonly effects: readonly Effect[];
}

export const readSlo = (): Slo => JSON.parse(readFileSync(join(ROOT, 'loadtests/slo.json'), 'utf8')) as Slo;

/** The label of consumers with effects, as a regular expression. */
export const effectConsumers = ({ effects }: Slo = readSlo()): string =>
  effects.flatMap(({ consumers }) => consumers).join('|');
