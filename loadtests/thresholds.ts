import { SETTINGS } from './support/settings.ts';

interface Journey {
  readonly name: string;
  readonly operations: readonly string[];
  readonly availability: number;
  readonly latency: { readonly share: number; readonly seconds: number };
}
interface Objectives {
  readonly journeys: readonly Journey[];
  readonly flashSale: { readonly toldWithinSeconds: number };
}
const SLO = JSON.parse(open('./slo.json')) as Objectives;

interface Threshold {
  readonly threshold: string;
  readonly abortOnFail: boolean;
  readonly delayAbortEval: string;
}
export type Thresholds = Record<string, readonly Threshold[]>;

/** A search for the breaking point ends where the objectives do. */
const once = (threshold: string): readonly Threshold[] => [
  { threshold, abortOnFail: SETTINGS.profile === 'breakpoint', delayAbortEval: '20s' },
];

/** The objectives of the operations that these journeys use, the same file that the alerts are made of. */
export function thresholds(journeys: readonly string[]): Thresholds {
  const used = SLO.journeys.filter(({ name }) => journeys.includes(name));
  const available = used.flatMap(({ operations, availability }) =>
    operations.map((op) => [`graph_failed{op:${op}}`, once(`rate<=${rounded(1 - availability)}`)] as const),
  );
  const fast = used.flatMap(({ operations, latency: { share, seconds } }) =>
    operations.map(
      (op) => [`http_req_duration{op:${op}}`, once(`p(${rounded(share * 100)})<=${seconds * 1000}`)] as const,
    ),
  );
  // A smoke is too short for a percentile, and runs beside other tests: its times are reported only.
  const reported = fast.map(([name]) => [name, once('max>=0')] as const);
  const judged = [...available, ...(SETTINGS.profile === 'smoke' ? reported : fast)];
  return Object.fromEntries([...judged, ['dropped_iterations', once('count==0')]]);
}

const rounded = (value: number): number => Number(value.toPrecision(6));

/** Overload is the point of a sale: what counts is that everyone is told, nothing fails and nothing is oversold. */
export const saleThresholds = (): Thresholds => ({
  graph_failed: once('rate==0'),
  orders: once(`count==${SETTINGS.flashSale.units}`),
  told_seconds: once(`max<=${SLO.flashSale.toldWithinSeconds}`),
  late_shoppers: once('rate<=0.01'),
});
