import { off } from '../units.ts';
import type { Applied } from '../units.ts';

/** Hundredths of a per cent. */
const WHOLE = 10_000;

/** Half up, for each piece. @param percent with at most two decimals */
export function percentage(applied: Applied, positions: readonly number[], percent: number): number[] {
  const share = Math.round(percent * 100);
  return off(applied, positions, (_position, left) => Math.floor((left * share + WHOLE / 2) / WHOLE));
}
