import type { Tx } from '@loupe/database/tx';
import type { OwnHolds } from '../../use-cases/ports/payment-store.ts';
import { sql } from './gen/statements.ts';

/** $1 account. */
const BEING_REVERSED = sql(
  'held-and-being-reversed',
  `
  SELECT coalesce(sum(coalesce(tender.held_minor, tender.amount_minor)), 0)::int8 AS minor
  FROM tender JOIN reversal_task AS task ON task.tender_id = tender.id
  WHERE tender.account = $1 AND tender.state = 'held' AND task.state = 'due'`,
);

export function ownHolds(tx: Tx): OwnHolds {
  return {
    async beingReversed(account) {
      const [row] = await tx.query(BEING_REVERSED, [account]);
      return Number(row?.minor ?? 0);
    },
  };
}
