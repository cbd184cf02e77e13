import { FINANCE_METHOD } from '../../domain/cart/chosen-finance.ts';
import type { Placement } from '../../domain/placement/placement.ts';
import { MOST_WAIT_DAYS } from '../../domain/placement/transitions.ts';

/** SQL: it may wait for its provider beyond the deadline of its action. */
export const MAY_WAIT_ON = `coalesce(created_at + interval '${MOST_WAIT_DAYS} days' > clock(), false)`;

/** The condition of the index placement_open_application, of which it is a copy. */
export const isOpenApplication = (table: string): string =>
  `${table}.state NOT IN ('placed', 'released') AND ${table}.plan @> '[{"method": "${FINANCE_METHOD}"}]'`;

/** A placement as one JSON value, for a statement that also reads other rows. */
export const PLACEMENT_JSON = `json_build_object('id', id, 'cartId', cart_id, 'site', site, 'owner', owner, 'state', state,
  'version', version, 'attempt', attempt, 'requestHash', request_hash, 'orderNumber', order_number, 'snapshot', snapshot,
  'plan', plan, 'reply', reply, 'challenge', challenge, 'challengeUntil', challenge_until,
  'challengeOver', coalesce(challenge_until <= clock(), false), 'mayWaitOn', ${MAY_WAIT_ON})`;

/** Its deadline is a text. */
export type PlacementAsJson = Omit<Placement, 'challengeUntil'> & {
  readonly challengeUntil: string | null;
};

export function fromJson({ challengeUntil, ...placement }: PlacementAsJson): Placement {
  return { ...placement, challengeUntil: challengeUntil === null ? null : new Date(challengeUntil) };
}
