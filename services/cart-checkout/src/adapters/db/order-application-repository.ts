import { retryOnConflict } from '@loupe/database/conflict';
import type { Tx } from '@loupe/database/tx';
import type { ApplicationStatus } from '../../domain/placement/application-status.ts';
import { sql } from './gen/statements.ts';

/** What the lender says of the loan of an order. */
export function orderApplicationRepository(tx: Tx) {
  return {
    async follow(placementId: string, status: ApplicationStatus, version: bigint): Promise<void> {
      await retryOnConflict(() => tx.query(FOLLOW, [placementId, status, version]));
    },
  };
}

const FOLLOW = sql(
  'follow-order-application',
  `
  UPDATE sales_order SET application_status = $2, application_version = $3
  WHERE placement_id = $1 AND application_version < $3`,
);
