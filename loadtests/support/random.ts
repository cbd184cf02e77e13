/** Any of them, evenly. */
export const anyOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!;

/** The first is asked for most, as in a shop (Zipf with exponent 1). */
export function popular<T>(values: readonly T[]): T {
  const weights = values.map((_, index) => 1 / (index + 1));
  let left = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) <= 0);
  return values[at === -1 ? 0 : at]!;
}
