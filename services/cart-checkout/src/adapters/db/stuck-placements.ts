import type { Tx } from '@loupe/database/tx';
import type { StuckPlacement } from '../../domain/placement/stuck-placement.ts';
import { sql } from './gen/statements.ts';

/** Counted from the claim: every sweep moves `due_at`. $1 seconds since the claim. */
const STUCK = sql(
  'stuck-placements',
  `
  SELECT placement.id, order_number AS "orderNumber", site, state, created_at AS "createdAt", due_at AS "dueAt",
         coalesce((SELECT sum(quantity) FROM reservation WHERE placement_id = placement.id AND reservation.state = 'held'), 0)::int AS pieces
  FROM placement
  WHERE state NOT IN ('placed', 'released') AND created_at < clock() - make_interval(secs => $1)
  ORDER BY created_at`,
).refine<Pick<StuckPlacement, 'state'>>();

/** Placements in progress that were claimed longer ago than this, oldest first. */
export const stuckPlacements = (tx: Tx, olderThanSeconds: number): Promise<StuckPlacement[]> =>
  tx.query(STUCK, [olderThanSeconds]);
