import type { WalletMethod } from '../fault-stack/wallets.ts';
import type { Stage } from './experiment.ts';

type Method = 'credit-card' | 'givex' | WalletMethod;

/** What the shop has recorded about one method since a time, to prove that a fault affected it. */
async function exists(
  { faultStack }: Stage,
  sql: string,
  values: readonly [method: Method, since: Date],
): Promise<boolean> {
  return (await faultStack.query(`${sql} LIMIT 1`, values)).length > 0;
}

const REQUESTS = `
  SELECT FROM payments_finance.settlement_request r
  JOIN payments_finance.settlement s ON s.id = r.settlement_id
  JOIN payments_finance.tender t ON t.id = s.tender_id
  WHERE t.method = $1 AND r.resolved_at > $2`;

export const isReversalDue = (stage: Stage, method: Method, since: Date): Promise<boolean> =>
  exists(
    stage,
    `SELECT FROM payments_finance.reversal_task r JOIN payments_finance.tender t ON t.id = r.tender_id
     WHERE t.method = $1 AND r.created_at > $2 AND r.state IN ('due', 'done')`,
    [method, since],
  );

/** A capture of less than its tender. */
export const isTakenInPart = (stage: Stage, method: Method, since: Date): Promise<boolean> =>
  exists(
    stage,
    `${REQUESTS} AND r.kind = 'capture' AND r.state = 'done' AND r.amount_minor < t.amount_minor`,
    [method, since],
  );

export const isRefunded = (stage: Stage, method: Method, since: Date): Promise<boolean> =>
  exists(stage, `${REQUESTS} AND r.kind = 'refund' AND r.state = 'done'`, [method, since]);

/** By an operator, as goodwill. */
export const isRefundedByHand = (stage: Stage, method: Method, since: Date): Promise<boolean> =>
  exists(stage, `${REQUESTS} AND r.kind = 'refund' AND r.state = 'done' AND s.reference LIKE 'operator:%'`, [
    method,
    since,
  ]);

/** A request whose answer was lost. */
export const isUndone = (stage: Stage, method: Method, since: Date): Promise<boolean> =>
  exists(stage, `${REQUESTS} AND r.state = 'undone'`, [method, since]);
