import { arrivals } from './profiles.ts';
import { saleThresholds, thresholds, type Thresholds } from './thresholds.ts';
import { SETTINGS } from './support/settings.ts';

export { account } from './scenarios/account.ts';
export { browse } from './scenarios/browse.ts';
export { checkout } from './scenarios/checkout.ts';
export { flashSale } from './scenarios/flash-sale.ts';
export { search } from './scenarios/search.ts';

/** Journeys a second on average, for the reference machine of two cores that also runs k6 and the databases. */
const AVERAGE = { browse: 10, search: 10, checkout: 5, account: 4 } as const;
type Part = keyof typeof AVERAGE;

/** Of a hundred visits of a busy day: what shares the machine. */
const BLACK_FRIDAY: Readonly<Record<Part, number>> = { browse: 6, search: 3, checkout: 2, account: 0.5 };

const OBJECTIVES: Readonly<Record<Part, readonly string[]>> = {
  browse: ['browse'],
  search: ['search'],
  checkout: ['bag', 'place-order'],
  account: ['account'],
};

interface Plan {
  readonly scenarios: Readonly<Record<string, object>>;
  readonly thresholds: Thresholds;
}

function planOf(scenario: string): Plan {
  if (scenario === 'flash-sale') return { scenarios: { sale: sale() }, thresholds: saleThresholds() };
  if (scenario === 'black-friday') return mix(BLACK_FRIDAY);
  if (!(scenario in AVERAGE)) throw new Error(`There is no scenario "${scenario}".`);
  const part = scenario as Part;
  return {
    scenarios: { [part]: arrivals(part, AVERAGE[part], false) },
    thresholds: thresholds(OBJECTIVES[part]),
  };
}

function mix(rates: Readonly<Record<Part, number>>): Plan {
  const parts = Object.keys(rates) as Part[];
  return {
    scenarios: Object.fromEntries(parts.map((part) => [part, arrivals(part, rates[part], true)])),
    thresholds: thresholds(parts.flatMap((part) => OBJECTIVES[part])),
  };
}

const sale = () => ({
  executor: 'per-vu-iterations',
  exec: 'flashSale',
  vus: SETTINGS.flashSale.shoppers,
  iterations: 1,
  maxDuration: '15m',
  gracefulStop: '20s',
});

export const options = {
  ...planOf(SETTINGS.scenario),
  noConnectionReuse: false,
  discardResponseBodies: false,
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max', 'count'],
  systemTags: ['scenario', 'status', 'error', 'error_code'],
};

/** The figures for the report of `npm run load`. */
export const handleSummary = (data: object): Record<string, string> => ({
  [SETTINGS.summaryFile]: JSON.stringify(data),
});
