import type { SettlementAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { CaptureOrder } from '../../use-cases/ports/settlement-store.ts';
import { followOnBody, settlementAnswer } from './follow-on.ts';
import type { Transport } from './transport.ts';

/**
 * POST /pts/v2/payments/{id}/captures, one of several. While their number is not known, the vendor requires a total count one
 * higher than the sequence. `isFinal` makes it release the rest of the authorisation, which cannot be reversed after a capture.
 */
export async function capture(
  order: CaptureOrder,
  timeoutMs: number,
  transport: Transport,
): Promise<SettlementAnswer> {
  const { authorisationId, sequence, final } = order;
  const captureOptions = {
    captureSequenceNumber: sequence,
    totalCaptureCount: final ? sequence : sequence + 1,
    isFinal: String(final),
  };
  const reply = await transport.call({
    method: 'POST',
    path: `/pts/v2/payments/${encodeURIComponent(authorisationId)}/captures`,
    timeoutMs,
    body: { ...followOnBody(order), processingInformation: { captureOptions } },
  });
  return settlementAnswer(reply, order);
}
