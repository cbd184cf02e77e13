import { drawGroup, type WeightedGroup } from '../draw-group.ts';
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
