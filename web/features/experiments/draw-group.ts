export type WeightedGroup = { readonly code: string; readonly weight: number };

/**
 * A group by the weights. @param random from 0 to below 1
 * @returns null when there is no group with a weight
 */
export function drawGroup(groups: readonly WeightedGroup[], random: number): string | null {
  const candidates = groups.filter(({ weight }) => weight > 0);
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  let left = random * total;
  for (const { code, weight } of candidates) {
    left -= weight;
    if (left < 0) return code;
  }
  return candidates.at(-1)?.code ?? null;
}
