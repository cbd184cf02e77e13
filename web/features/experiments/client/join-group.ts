import { groupCookie, needsGroup } from '../group-cookie.ts';

/** 2^32, one more than the largest number drawn. */
const RANGE = 4_294_967_296;

/** ST-11: draws a group by the shop's weights. On a failure the visitor stays without one, until the next page. */
export async function joinGroup(): Promise<void> {
  const response = await fetch('/api/v1/abgroups', { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!response?.ok) return;
  const groups = (await response.json()) as WeightedGroup[];
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const code = drawGroup(groups, random / RANGE);
  // The visitor may have withdrawn consent, or another tab may have written it, while this one waited.
  if (code === null || !needsGroup(document.cookie)) return;
  document.cookie = groupCookie(code, { isSecure: location.protocol === 'https:' });
}

type WeightedGroup = { readonly code: string; readonly weight: number };

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
