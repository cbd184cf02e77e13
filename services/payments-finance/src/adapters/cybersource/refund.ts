import type { SettlementAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { FollowOnOrder } from '../../use-cases/ports/settlement-store.ts';
import { followOnBody, settlementAnswer } from './follow-on.ts';
import type { Transport } from './transport.ts';

type Order = FollowOnOrder & {
  /** The vendor's id of the capture. */
  readonly captureId: string;
};

/** POST /pts/v2/captures/{id}/refunds: a capture may be refunded in parts, up to its amount. */
export async function refund(
  order: Order,
  timeoutMs: number,
  transport: Transport,
): Promise<SettlementAnswer> {
  const reply = await transport.call({
    method: 'POST',
    path: `/pts/v2/captures/${encodeURIComponent(order.captureId)}/refunds`,
    timeoutMs,
    body: followOnBody(order),
  });
  return settlementAnswer(reply, order);
}
