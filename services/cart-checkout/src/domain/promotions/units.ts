import type { PromotionLine } from './promotion-input.ts';

/** One piece of a line. */
export interface Unit {
  readonly line: PromotionLine;
  /** Pence before promotions. Rules choose by it, never by what other promotions left: so an added promotion changes no choice. */
  readonly price: number;
}

/** Pieces in an order that does not depend on the order of the lines. */
export function unitsOf(lines: readonly PromotionLine[]): Unit[] {
  const sorted = lines.toSorted((left, right) => compare(left.id, right.id));
  return sorted.flatMap((line) =>
    Array.from({ length: line.quantity }, () => ({ line, price: line.unitPrice })),
  );
}

/** The pieces of one line: positions `from` to, but without, `to`. */
export interface UnitsOfLine {
  readonly line: PromotionLine;
  readonly from: number;
  readonly to: number;
}

/** The positions of each line's pieces, which stand together. */
export function byLine(units: readonly Unit[]): UnitsOfLine[] {
  const found: UnitsOfLine[] = [];
  for (let from = 0; from < units.length;) {
    const { line } = units[from]!;
    found.push({ line, from, to: from + line.quantity });
    from += line.quantity;
  }
  return found;
}

/** By code unit, in every locale alike. */
export const compare = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

/** What a rule is applied to. */
export interface Applied {
  readonly units: readonly Unit[];
  /** Positions of the units that the promotion is about. */
  readonly matching: readonly number[];
  /** Pence that earlier promotions left of each unit. */
  readonly left: readonly number[];
}

/** Positions from the least to the most expensive. Stable. */
export const byPrice = (units: readonly Unit[], positions: readonly number[]): number[] =>
  positions.toSorted((a, b) => units[a]!.price - units[b]!.price);

/** Pence off each unit; at positions that are not given nothing. */
export function off(
  { units, left }: Applied,
  positions: readonly number[],
  offAt: (position: number, left: number) => number,
): number[] {
  const result = units.map(() => 0);
  for (const position of positions) {
    const most = left[position]!;
    result[position] = Math.min(most, Math.max(0, offAt(position, most)));
  }
  return result;
}
