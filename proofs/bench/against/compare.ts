import { percentile } from '../percentile.ts';

/** What a unit took in one round, in ms, of the release before and of this one. */
export interface Round {
  readonly before: number;
  readonly now: number;
}

const at = (values: readonly number[], p: number): number => Number(percentile(values, p).toPrecision(4));

/** Medians of both, and the median and the quartiles of the ratios of the rounds: below 1 where this release takes less. */
export function compare(rounds: readonly Round[]) {
  const before = rounds.map((round) => round.before);
  const now = rounds.map((round) => round.now);
  const ratios = rounds.map((round) => round.now / round.before);
  return {
    before: at(before, 50),
    now: at(now, 50),
    ratio: at(ratios, 50),
    quartiles: [at(ratios, 25), at(ratios, 75)],
  };
}
