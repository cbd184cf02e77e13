/**
 * Divides an amount by weights: whole pence that sum to it exactly. Each share is rounded down and the pence left over go to the
 * largest remainders, of equal ones to the first. A weight of 0 gets nothing, and no share exceeds its weight unless the amount
 * exceeds the sum of the weights.
 * @param pence and weights are whole numbers from 0
 */
export function allocate(pence: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (pence === 0) return weights.map(() => 0);
  if (whole === 0 || pence < 0)
    throw new RangeError(`${pence} cannot be divided by ${weights.length} weights.`);
  const shares: number[] = [];
  const remainders: number[] = [];
  let left = pence;
  for (const weight of weights) {
    const { share, remainder } = divide(pence, weight, whole);
    shares.push(share);
    remainders.push(remainder);
    left -= share;
  }
  if (left === 0) return shares;
  // Array.prototype.sort is stable.
  const byRemainder = [...remainders.keys()].sort((a, b) => remainders[b]! - remainders[a]!);
  for (const index of byRemainder.slice(0, left)) shares[index]! += 1;
  return shares;
}

/** In bigint when the product exceeds the precision of a double. */
function divide(pence: number, weight: number, whole: number): { share: number; remainder: number } {
  const product = pence * weight;
  if (Number.isSafeInteger(product)) {
    const remainder = product % whole;
    return { share: (product - remainder) / whole, remainder };
  }
  const exact = BigInt(pence) * BigInt(weight);
  return { share: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) };
}
