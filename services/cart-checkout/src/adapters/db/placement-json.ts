import type { Placement } from '../../domain/placement/placement.ts';

/** A placement as one JSON value, for a statement that also reads other rows. */
export const PLACEMENT_JSON = `json_build_object('id', id, 'cartId', cart_id, 'site', site, 'owner', owner, 'state', state,
  'version', version, 'attempt', attempt, 'requestHash', request_hash, 'orderNumber', order_number, 'snapshot', snapshot,
  'plan', plan, 'reply', reply, 'challenge', challenge, 'challengeUntil', challenge_until,
  'challengeOver', coalesce(challenge_until <= clock(), false))`;

/** Its deadline is a text. */
export type PlacementAsJson = Omit<Placement, 'challengeUntil'> & { readonly challengeUntil: string | null };

export function fromJson({ challengeUntil, ...placement }: PlacementAsJson): Placement {
  return { ...placement, challengeUntil: challengeUntil === null ? null : new Date(challengeUntil) };
}
