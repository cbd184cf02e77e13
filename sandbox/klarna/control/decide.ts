import type { Handling } from '../handling.ts';
import type { DecisionEntry } from '../ledger/entries.ts';

interface Given {
  readonly orderId: string;
  readonly decision: DecisionEntry['decision'];
}

/** The vendor decides about an order that it wanted to look at, or stops one; the merchant is told. */
export async function decide(
  { orderId, decision }: Given,
  { ledger, now, newId, callbacks }: Handling,
): Promise<{ readonly decided: boolean }> {
  const order = ledger.find('order', orderId);
  if (order === undefined) return { decided: false };
  await ledger.append({ kind: 'decision', id: newId(), at: now().toISOString(), orderId, decision });
  callbacks.tell(order.body.merchant_urls?.notification, {
    order_id: orderId,
    event_type: `FRAUD_RISK_${decision}`,
  });
  return { decided: true };
}
