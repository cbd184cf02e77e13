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

/** The objectives: load tests take their thresholds from the same file. */
export interface Slo {
  readonly windowDays: number;
  readonly journeys: readonly Journey[];
  readonly events: { readonly share: number; readonly seconds: number; readonly runbook: string };
}

export const readSlo = (): Slo => JSON.parse(readFileSync(join(ROOT, 'loadtests/slo.json'), 'utf8')) as Slo;
