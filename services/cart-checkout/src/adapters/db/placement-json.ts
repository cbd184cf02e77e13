import { FINANCE_METHOD } from '../../domain/cart/chosen-finance.ts';
import type { Placement } from '../../domain/placement/placement.ts';
import { MOST_WAIT_DAYS } from '../../domain/placement/transitions.ts';
import { readPlan } from './stored-plan.ts';
import type { StoredPlan } from './stored-plan.ts';

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

/** A placement as the database has it. */
export type StoredPlacement = Omit<Placement, 'plan'> & { readonly plan: StoredPlan };

export function fromStored<Stored extends { readonly plan: StoredPlan }>(stored: Stored) {
  return { ...stored, plan: readPlan(stored.plan) };
}

/** Its deadline is a text. */
export type PlacementAsJson = Omit<StoredPlacement, 'challengeUntil'> & {
  readonly challengeUntil: string | null;
};

export function fromJson({ challengeUntil, ...placement }: PlacementAsJson): Placement {
  return {
    ...fromStored(placement),
    challengeUntil: challengeUntil === null ? null : new Date(challengeUntil),
  };
}
