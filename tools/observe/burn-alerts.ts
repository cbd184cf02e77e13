import { constant, rising, type Alert, type Recording } from './alert.ts';
import { effectConsumers, type Delay, type Effect, type Journey, type Slo } from './slo.ts';

/**
 * Of the SRE workbook: the budget of thirty days is used up in two days at 14.4, in five at 6, in thirty at 1. The short window ends
 * the alert soon after the errors end.
 */
const BURNS = [
  { name: 'ErrorBudgetBurnsFast', rate: 14.4, long: '1h', short: '5m', for: '2m', severity: 'page' },
  { name: 'ErrorBudgetBurns', rate: 6, long: '6h', short: '30m', for: '15m', severity: 'page' },
  { name: 'ErrorBudgetBurnsSlowly', rate: 1, long: '3d', short: '6h', for: '1h', severity: 'ticket' },
] as const;
const WINDOWS = ['5m', '30m', '1h', '6h', '3d'] as const;

/** One objective: which share of which counts is good. */
interface Objective {
  readonly slo: string;
  readonly objective: 'availability' | 'latency';
  readonly says: string;
  readonly target: number;
  readonly runbook: string;
  /** Bad ones as a share of all, in a window. */
  readonly errorRatio: (window: string) => string;
  readonly bad: Readonly<Record<string, string>>;
  readonly good: Readonly<Record<string, string>>;
  /** Every alert on it is a ticket. */
  readonly callsNobody?: true;
}

/** Prometheus 3 writes whole bounds as "1.0". */
const bound = (seconds: number): string => `le=~"${String(seconds).replace('.', '\\\\.')}(\\\\.0)?"`;
const rounded = (value: number): number => Number(value.toPrecision(6));

function availabilityOf({ name, says, operations, availability, runbook }: Journey): Objective {
  const counted = (outcome: string) =>
    `loupe_graphql_requests_total{job="gateway",operation=~"${operations.join('|')}"${outcome}}`;
  const series = (outcome: string) =>
    `loupe_graphql_requests_total{job="gateway",operation="${operations[0]}",outcome="${outcome}"}`;
  return {
    slo: name,
    objective: 'availability',
    says,
    target: availability,
    runbook,
    errorRatio: (window) =>
      `sum(rate(${counted(',outcome="failed"')}[${window}])) / sum(rate(${counted('')}[${window}]))`,
    bad: { [series('ok')]: rising(60), [series('failed')]: rising(60) },
    good: { [series('ok')]: rising(600), [series('refused')]: rising(60), [series('failed')]: constant(0) },
  };
}

function latencyOf({ name, says, operations, latency: { share, seconds }, runbook }: Journey): Objective {
  const metric = 'loupe_graphql_request_seconds';
  const which = `job="gateway",operation=~"${operations.join('|')}"`;
  const one = `job="gateway",operation="${operations[0]}"`;
  const series = { fast: `${metric}_bucket{${one},le="${seconds}"}`, all: `${metric}_count{${one}}` };
  return {
    slo: name,
    objective: 'latency',
    says: `${says} within ${seconds} s`,
    target: share,
    runbook,
    errorRatio: (window) =>
      `1 - sum(rate(${metric}_bucket{${which},${bound(seconds)}}[${window}])) / sum(rate(${metric}_count{${which}}[${window}]))`,
    bad: { [series.fast]: rising(1), [series.all]: rising(60) },
    good: { [series.fast]: rising(60), [series.all]: rising(60) },
  };
}

interface Handled {
  readonly slo: string;
  readonly says: string;
  /** Matches the label of its consumers. */
  readonly consumers: string;
  /** One consumer, for the examples. */
  readonly example: string;
}

function delayOf({ slo, says, consumers, example }: Handled, { share, seconds, runbook }: Delay): Objective {
  const metric = 'loupe_consumer_delay_seconds';
  const one = `consumer="${example}"`;
  const all = { [`${metric}_count{${one}}`]: rising(60) };
  const within = `${metric}_bucket{${one},le="${seconds}"}`;
  return {
    slo,
    objective: 'latency',
    target: share,
    runbook,
    says: `${says} within ${seconds} s of its publication`,
    errorRatio: (window) =>
      `1 - sum(rate(${metric}_bucket{${consumers},${bound(seconds)}}[${window}])) / sum(rate(${metric}_count{${consumers}}[${window}]))`,
    bad: { [within]: rising(1), ...all },
    good: { [within]: rising(60), ...all },
  };
}

const projectionsOf = (slo: Slo): Objective =>
  delayOf(
    {
      slo: 'projections',
      says: 'an event is in every copy of its data',
      consumers: `consumer!~"${effectConsumers(slo)}"`,
      example: 'cart-checkout.product-projection',
    },
    slo.projections,
  );

const effectOf = (effect: Effect): Objective => ({
  ...delayOf(
    {
      slo: effect.name,
      says: effect.says,
      consumers: `consumer=~"${effect.consumers.join('|')}"`,
      example: effect.consumers[0] ?? '',
    },
    effect,
  ),
  callsNobody: true,
});

const objectivesOf = (slo: Slo): Objective[] => [
  ...slo.journeys.flatMap((journey) => [availabilityOf(journey), latencyOf(journey)]),
  projectionsOf(slo),
  ...slo.effects.map(effectOf),
];

const recordOf = (window: string): string => `loupe:slo_errors:ratio_rate${window}`;

export const burnRecordings = (slo: Slo): Recording[] =>
  objectivesOf(slo).flatMap(({ slo: name, objective, errorRatio }) =>
    WINDOWS.map((window) => ({
      record: recordOf(window),
      expr: errorRatio(window),
      labels: { slo: name, objective },
    })),
  );

export const burnAlerts = (slo: Slo): Alert[] =>
  objectivesOf(slo).flatMap((each) => BURNS.map((burn) => burnAlert(each, burn)));

function burnAlert(each: Objective, burn: (typeof BURNS)[number]): Alert {
  const { slo, objective, says, target, runbook, bad, good, callsNobody } = each;
  const limit = rounded(burn.rate * (1 - target));
  const above = (window: string) => `${recordOf(window)}{slo="${slo}",objective="${objective}"} > ${limit}`;
  return {
    name: burn.name,
    labels: { slo, objective },
    for: burn.for,
    severity: callsNobody ? 'ticket' : burn.severity,
    runbook,
    expr: `${above(burn.long)} and ${above(burn.short)}`,
    summary: `${says}: errors use the budget ${burn.rate} times too fast (objective ${rounded(target * 100)} %)`,
    examples: Object.keys({ ...good, ...bad }).map((series) => ({
      series,
      bad: bad[series] ?? constant(0),
      good: good[series] ?? constant(0),
    })),
  };
}
