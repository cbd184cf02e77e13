import { percentile } from '../bench/percentile.ts';
import type { Press } from './press.ts';

/** Of the presses of one control after one time. A press without an answer counts as endless, and an endless median is null. */
export interface TapFigures extends Readonly<Record<string, number | null>> {
  readonly shownMs: number | null;
  readonly doneMs: number | null;
  readonly lost: number;
  readonly largestPaintMs: number | null;
}

export function figuresOf(presses: readonly Press[]): TapFigures {
  const median = (times: readonly (number | undefined)[]): number | null => {
    const middle = percentile(
      times.map((time) => time ?? Infinity),
      50,
    );
    return Number.isFinite(middle) ? Math.round(middle) : null;
  };
  return {
    shownMs: median(presses.map(({ shown }) => shown)),
    doneMs: median(presses.map(({ done }) => done)),
    lost: presses.filter(({ done }) => done === undefined).length,
    largestPaintMs: median(presses.map(({ largestPaint }) => largestPaint)),
  };
}
