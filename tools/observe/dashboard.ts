export interface Query {
  readonly expr: string;
  /** `{{label}}` is replaced by the label's value. */
  readonly legend: string;
}

export interface Panel {
  readonly title: string;
  /** Grafana's name of a unit. */
  readonly unit: 's' | 'reqps' | 'percentunit' | 'short' | 'bytes' | 'currencyGBP';
  readonly queries: readonly Query[];
}

export interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

export const panel = (title: string, unit: Panel['unit'], ...queries: readonly Query[]): Panel => ({
  title,
  unit,
  queries,
});
export const query = (expr: string, legend = ''): Query => ({ expr, legend });

/** A percentile of a histogram, by some labels. */
export const percentile = (share: number, metric: string, by = ''): string =>
  `histogram_quantile(${share}, sum by (le${by ? `, ${by}` : ''}) (rate(${metric}[5m])))`;

const WIDTH = 12;
const HEIGHT = 8;
const DATA = { type: 'prometheus', uid: '${source}' };

/** The file that Grafana imports: two panels a row, any Prometheus as its source. */
export const grafanaFile = ({ uid, title, panels }: Dashboard) => ({
  uid: `loupe-${uid}`,
  title: `Loupe: ${title}`,
  tags: ['loupe'],
  schemaVersion: 39,
  version: 1,
  editable: false,
  refresh: '30s',
  time: { from: 'now-1h', to: 'now' },
  templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
  panels: panels.map((each, index) => ({
    id: index + 1,
    type: 'timeseries',
    title: each.title,
    datasource: DATA,
    gridPos: { x: (index % 2) * WIDTH, y: Math.floor(index / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
    fieldConfig: { defaults: { unit: each.unit, min: 0 }, overrides: [] },
    targets: each.queries.map(({ expr, legend }, at) => ({
      refId: String.fromCharCode(65 + at),
      datasource: DATA,
      expr,
      legendFormat: legend,
      exemplar: expr.startsWith('histogram_quantile'),
    })),
  })),
});
