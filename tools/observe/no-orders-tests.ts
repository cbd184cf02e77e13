/** Minutes between two values: days of every minute would take half a minute to judge. */
const STEP = 5;
const DAY = 1440 / STEP;
const SERIES = 'loupe_graphql_answers_total{operation="createFreeOfChargeOrder",answer="OrderPlaced"}';

interface Course {
  readonly name: string;
  /** Orders of each five minutes, day by day, before the one that is judged. */
  readonly days: readonly number[];
  /** Of the judged day, in promtool's notation: increments, or `stale` for a series that ends. */
  readonly today: string;
  readonly firing: number;
}

const COURSES: readonly Course[] = [
  { name: 'orders that go on call nobody', days: [5, 5, 5], today: '+5x80', firing: 0 },
  { name: 'an end of all orders calls', days: [5, 5, 5], today: '+0x80', firing: 3 },
  { name: 'a twentieth of what is usual is next to nothing', days: [5, 5, 5], today: '+0.2x80', firing: 3 },
  { name: 'a tenth of what is usual may be a quiet day', days: [5, 5, 5], today: '+0.5x80', firing: 0 },
  { name: 'processes that count no order yet count none', days: [5, 5, 5], today: 'stale', firing: 3 },
  { name: 'an outage yesterday is not what is usual', days: [5, 5, 0], today: '+0x80', firing: 3 },
  { name: 'a sale yesterday is not what is usual', days: [0.05, 0.05, 50], today: '+0x80', firing: 0 },
  // Fewer than five in half an hour, eighteen in two hours: only the longer spans say that none in them is no chance.
  { name: 'a small shop is judged by longer spans', days: [0.75, 0.75, 0.75], today: '+0x80', firing: 2 },
];

function valuesOf({ days, today }: Course): string {
  let sold = 0;
  const before = days.map((perStep) => {
    const course = `${sold}+${perStep}x${DAY - 1}`;
    sold += perStep * DAY;
    return course;
  });
  return [...before, today === 'stale' ? today : `${sold}${today}`].join(' ');
}

/** Of the alerts NoOrders, six hours and a half after the beginning of the judged day. */
export const noOrdersTests = () =>
  COURSES.map((course) => ({
    name: course.name,
    interval: `${STEP}m`,
    input_series: [{ series: SERIES, values: valuesOf(course) }],
    promql_expr_test: [
      {
        expr: 'count(ALERTS{alertname="NoOrders",alertstate="firing"})',
        eval_time: `${course.days.length * DAY * STEP + 390}m`,
        exp_samples: course.firing === 0 ? [] : [{ labels: '{}', value: course.firing }],
      },
    ],
  }));
