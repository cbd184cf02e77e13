/**
 * The whole number nearest to a / b; a half goes away from zero, so that a refund mirrors its sale. b is
 * positive.
 */
export function divideHalfUp(a: bigint, b: bigint): bigint {
  const size = a < 0n ? -a : a;
  const rounded = (size * 2n + b) / (b * 2n);
  return a < 0n ? -rounded : rounded;
}
