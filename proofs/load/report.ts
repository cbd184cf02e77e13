import type { K6Metric } from './run-k6.ts';
import type { LoadReport } from './load-report.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `<table><tr>${head.map((each) => `<th>${each}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const figure = (value: number | undefined): string =>
  value === undefined ? '–' : String(Number(value.toFixed(2)));

/** `op` of a submetric such as `http_req_duration{op:GetCart}`. */
const operationOf = (name: string): string | undefined => /^http_req_duration\{op:(\w+)\}$/.exec(name)?.[1];

function operationRows(metrics: LoadReport['metrics']): (readonly (string | number)[])[] {
  return Object.entries(metrics).flatMap(([name, { values }]: [string, K6Metric]) => {
    const operation = operationOf(name);
    if (operation === undefined || !(values['count']! > 0)) return [];
    const failed = metrics[`graph_failed{op:${operation}}`]?.values['rate'];
    const of = (key: string) => figure(values[key]);
    return [[operation, values['count']!, of('med'), of('p(95)'), of('p(99)'), of('max'), figure(failed)]];
  });
}

/** The sentences printed at the end, also the head of the page. */
export function sentencesOf(report: LoadReport): string[] {
  const { options, machine, orders, seconds, saturation, broken, metrics } = report;
  const largest = saturation.largest.map(([name, cores]) => `${name} ${cores}`).join(', ');
  const cost = Object.entries(saturation.costMs)
    .filter(([, ms]) => ms >= 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, ms]) => `${part} ${ms}`)
    .join(', ');
  const refusals = metrics['typed_failures']?.values['count'] ?? 0;
  return [
    `${options.scenario}, ${options.profile}: ${broken.length === 0 ? 'passed' : 'failed'} after ${seconds} s, ${orders} orders, ${refusals} typed failures`,
    `machine: ${machine.httpPerSecond} bare HTTP answers and ${machine.selectPerSecond} SELECT 1 a second`,
    `at most ${saturation.ordersPerSecond} orders a second over 15 s; saturated first: ${saturation.first ?? 'nothing'}`,
    `processes outside the run used ${saturation.othersCores} cores on average`,
    ...(cost ? [`CPU of an order in ms: ${cost}`] : []),
    ...(largest ? [`cores in use at that time: ${largest}`] : []),
    `all work was done and every invariant judged ${report.secondsToRest.toFixed(0)} s after the load`,
    ...broken.map((what) => `✗ ${what}`),
  ];
}

export function htmlOf(report: LoadReport): string {
  const { options, samples, metrics, errors } = report;
  const names = [...new Set(samples.flatMap(({ cores }) => Object.keys(cores)))];
  const used = samples.map(({ second, orders, cores }) => [
    second,
    orders,
    ...names.map((n) => cores[n] ?? 0),
  ]);
  const others = Object.entries(metrics)
    .filter(([name]) => !name.includes('{') && !name.startsWith('http_req_'))
    .map(([name, { values }]) => [
      name,
      ...['count', 'rate', 'med', 'p(95)', 'max'].map((key) => figure(values[key])),
    ]);
  return `<!doctype html><meta charset="utf-8"><title>${options.scenario} ${options.profile}</title>
<style>body{font:14px system-ui;margin:2rem;max-width:80rem}table{border-collapse:collapse;margin:1rem 0}
td,th{border:1px solid #ccc;padding:.2rem .5rem;text-align:right}td:first-child{text-align:left}</style>
<h1>${options.scenario}, ${options.profile}</h1><p>${report.at}</p>
${sentencesOf(report)
  .map((sentence) => `<pre>${escaped(sentence)}</pre>`)
  .join('')}
<h2>Operations, milliseconds</h2>${table(['operation', 'requests', 'p50', 'p95', 'p99', 'max', 'failed'], operationRows(metrics))}
<h2>Counts and times</h2>${table(['metric', 'count', 'rate', 'p50', 'p95', 'max'], others)}
<h2>Cores in use</h2>${table(['second', 'orders', ...names], used)}
${errors.length > 0 ? `<h2>Failures</h2><pre>${escaped(errors.join('\n'))}</pre>` : ''}`;
}
