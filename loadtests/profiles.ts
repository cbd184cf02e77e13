import { SETTINGS } from './support/settings.ts';

export const PROFILES = ['smoke', 'average', 'stress', 'soak', 'spike', 'breakpoint'] as const;
export type Profile = (typeof PROFILES)[number];

interface Stage {
  readonly target: number;
  readonly duration: string;
}

/** Arrivals begin at their time whether or not earlier ones have ended: a slow shop cannot slow the test down. */
export interface Arrivals {
  readonly executor: 'ramping-arrival-rate';
  readonly exec: string;
  readonly startRate: number;
  readonly timeUnit: string;
  readonly preAllocatedVUs: number;
  readonly maxVUs: number;
  readonly stages: readonly Stage[];
  readonly gracefulStop: string;
}

/** The share of the average rate, and for how long. The first stage of a profile goes there at once. */
type Shape = readonly (readonly [share: number, duration: string])[];

const SHAPES: Record<Profile, Shape> = {
  smoke: [[0.4, '15s']],
  average: [
    [1, '20s'],
    [1, '2m'],
  ],
  stress: [
    [1, '30s'],
    [2, '1m'],
    [2, '2m'],
    [0.5, '30s'],
  ],
  soak: [
    [0.5, '1m'],
    [0.5, '30m'],
  ],
  spike: [
    [0.5, '30s'],
    [4, '5s'],
    [4, '30s'],
    [0.5, '5s'],
    [0.5, '1m'],
  ],
  breakpoint: [[10, '6m']],
};
const BLACK_FRIDAY: Shape = [
  [0.3, '20s'],
  [0.3, '20s'],
  [1.5, '20s'],
  [1.5, '1m'],
  [0.7, '30s'],
  [0.7, '30s'],
];

/** Enough shoppers at a time for answers of ten seconds: fewer would be a closed model. */
const LONGEST_JOURNEY_SECONDS = 10;
const MOST = 1_500;

/**
 * @param perSecond journeys a second on average
 * @param mixed the busy day in a shop: `average` has its shape
 */
export function arrivals(exec: string, perSecond: number, mixed: boolean): Arrivals {
  const profile = SETTINGS.profile as Profile;
  const shape = mixed && profile === 'average' ? BLACK_FRIDAY : SHAPES[profile];
  // Rates are whole numbers, so they are given for a minute.
  const rate = (share: number) => Math.max(1, Math.round(share * perSecond * SETTINGS.factor * 60));
  const highest = Math.max(...shape.map(([share]) => rate(share))) / 60;
  return {
    executor: 'ramping-arrival-rate',
    exec,
    startRate: profile === 'breakpoint' ? rate(0.1) : rate(shape[0]![0]),
    timeUnit: '1m',
    preAllocatedVUs: Math.min(MOST, Math.ceil(highest * 2) + 5),
    maxVUs: Math.min(MOST, Math.ceil(highest * LONGEST_JOURNEY_SECONDS) + 10),
    stages: shape.map(([share, duration]) => ({ target: rate(share), duration })),
    gracefulStop: '20s',
  };
}
