import type { DiscountStage, LineDiscount } from './discount.ts';
import type { PricedLine } from './priced-cart.ts';

/**
 * Takes discounts off the lines, in the given order. No unit costs less than nothing: what exceeds its price is not taken off,
 * and not recorded.
 * @throws RangeError for a discount of a line that is not there, or with other than one amount from 0 for each unit
 */
export function takeOff(
  lines: readonly PricedLine[],
  stage: DiscountStage,
  discounts: readonly LineDiscount[],
): readonly PricedLine[] {
  if (discounts.length === 0) return lines;
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const discount of discounts) {
    const line = byId.get(discount.lineId);
    if (line === undefined) throw new RangeError(`There is no line ${discount.lineId} for a discount.`);
    byId.set(line.id, takeOffLine(line, stage, discount));
  }
  return lines.map((line) => byId.get(line.id) ?? line);
}

function takeOffLine(
  line: PricedLine,
  stage: DiscountStage,
  { promotion, code, name, units }: LineDiscount,
): PricedLine {
  if (units.length !== line.quantity || units.some((pence) => !(Number.isSafeInteger(pence) && pence >= 0))) {
    throw new RangeError(
      `Promotion ${promotion} has no valid discount for the ${line.quantity} units of a line.`,
    );
  }
  const taken = line.unitAmounts.map((amount, unit) => Math.min(amount, units[unit]!));
  if (taken.every((pence) => pence === 0)) return line;
  return {
    ...line,
    unitAmounts: line.unitAmounts.map((amount, unit) => amount - taken[unit]!),
    discounts: [...line.discounts, { stage, promotion, code, name, units: taken }],
  };
}
