import { isFor, isRunning } from './conditions.ts';
import { exclusionOf, runningExclusions } from './exclusions.ts';
import { isAbout } from './matching.ts';
import type { Promotion } from './promotion.ts';
import type { ExcludedLine, PromotionInput } from './promotion-input.ts';
import { byLine, compare, unitsOf } from './units.ts';
import type { Unit, UnitsOfLine } from './units.ts';

/** A promotion that is about something in the bag, for its customer. */
export interface Match {
  readonly promotion: Promotion;
  /** The code by which it applies; null when it needs none. */
  readonly code: string | null;
  /** Positions of the units that it is about. */
  readonly matching: readonly number[];
  /** Pence of these, before promotions. */
  readonly spend: number;
}

/** The pieces of a bag, and the promotions that are about them, in the order in which they apply. */
export interface Bag {
  readonly units: readonly Unit[];
  readonly perLine: readonly UnitsOfLine[];
  /** Positions of the units to which promotions may apply. */
  readonly promotable: readonly number[];
  readonly matches: readonly Match[];
  readonly excluded: readonly ExcludedLine[];
}

export function bagOf({ site, at, customer, lines, promotions, codes }: PromotionInput): Bag {
  const units = unitsOf(lines);
  const perLine = byLine(units);
  const exclusions = runningExclusions(promotions, site, at);
  const excluded = perLine.flatMap(({ line }): ExcludedLine[] => {
    const exclusion = exclusionOf(exclusions, line);
    return exclusion === null ? [] : [{ lineId: line.id, ...exclusion }];
  });
  const without = new Set(excluded.map(({ lineId }) => lineId));
  const allowed = perLine.filter(({ line }) => !without.has(line.id));
  const matches = promotions.flatMap((promotion): Match[] => {
    if (!isRunning(promotion, site, at) || !isFor(promotion, customer)) return [];
    const code = promotion.needsCode ? codeFor(promotion, codes) : null;
    if (promotion.needsCode && code === null) return [];
    const about = allowed.filter(({ line }) => isAbout(promotion, line));
    if (about.length === 0) return [];
    const spend = about.reduce((sum, { line: { quantity, unitPrice } }) => sum + quantity * unitPrice, 0);
    return [{ promotion, code, matching: positionsOf(about), spend }];
  });
  const promotable = positionsOf(allowed);
  return { units, perLine, promotable, matches: matches.toSorted(byPriority), excluded };
}

function positionsOf(lines: readonly UnitsOfLine[]): number[] {
  const positions: number[] = [];
  for (const { from, to } of lines)
    for (let position = from; position < to; position++) positions.push(position);
  return positions;
}

/** Of several codes of one promotion the first by name counts. */
function codeFor({ key }: Promotion, codes: PromotionInput['codes']): string | null {
  const usable = codes.filter(({ promotion, isUsedUp }) => promotion === key && !isUsedUp);
  return usable.map(({ code }) => code).toSorted(compare)[0] ?? null;
}

/** The higher priority first; of equal ones by key, so that the order in which they were read does not matter. */
const byPriority = ({ promotion: a }: Match, { promotion: b }: Match): number =>
  b.priority - a.priority || compare(a.key, b.key);

/** Whether enough of the matching pieces are in the bag. */
export const isEarned = ({ promotion, spend }: Match): boolean => spend >= promotion.spend;
