/** One value. A label has few possible values, all known beforehand: never an id. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** Appended to the metric's name: a histogram has samples of three names. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
  readonly exemplar?: Exemplar | undefined;
}

/** One observed value, with the trace that explains it. */
export interface Exemplar {
  readonly traceId: string;
  readonly value: number;
  readonly atMs: number;
}

export interface Metric {
  /** Begins with `loupe_`, ends with the unit; a counter's ends with `_total`. */
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter' | 'histogram';
  readonly samples: readonly Sample[];
}

/** Metrics that are read together, by one statement at most. */
export interface MetricSource {
  readonly name: string;
  read(): Promise<readonly Metric[]>;
}

/** @param samples a number is the one value of a gauge without labels */
export const gauge = (name: string, help: string, samples: number | readonly Sample[]): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: typeof samples === 'number' ? [{ value: samples }] : samples,
});

export type TextFormat = 'prometheus' | 'openmetrics';

/**
 * The text format of Prometheus, version 0.0.4, or OpenMetrics 1.0, which also has exemplars. A metric without samples is left out.
 */
export function metricsAsText(metrics: readonly Metric[], format: TextFormat = 'prometheus'): string {
  const families = metrics.filter(({ samples }) => samples.length > 0);
  const text = families.map((metric) => familyAsText(metric, format)).join('');
  return format === 'openmetrics' ? `${text}# EOF\n` : text;
}

function familyAsText({ name, help, type, samples }: Metric, format: TextFormat): string {
  const isOpen = format === 'openmetrics';
  // OpenMetrics names a counter's family without the suffix of its samples.
  const family = isOpen && type === 'counter' ? name.replace(/_total$/, '') : name;
  const lines = samples.map(({ labels = {}, value, suffix = '', exemplar }) => {
    const line = `${name}${suffix}${labelsAsText(labels)} ${value}`;
    return isOpen && exemplar !== undefined ? `${line}${exemplarAsText(exemplar)}` : line;
  });
  return [`# HELP ${family} ${helpAsText(help)}`, `# TYPE ${family} ${type}`, ...lines, ''].join('\n');
}

const helpAsText = (help: string): string => help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

const exemplarAsText = ({ traceId, value, atMs }: Exemplar): string =>
  ` # {trace_id="${escaped(traceId)}"} ${value} ${(atMs / 1000).toFixed(3)}`;

function labelsAsText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
