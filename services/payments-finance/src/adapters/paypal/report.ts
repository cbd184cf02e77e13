import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { z } from 'zod';
import type { ProviderMovement } from '../../domain/settlement/reconcile.ts';
import { ReportUnavailableError } from '../../use-cases/ports/settlement-store.ts';
import { readReply } from './replies.ts';
import type { Transport } from './transport.ts';

const { timeoutMs } = TIME_OUTS.wallet;

const KINDS = {
  authorization: 'authorisation',
  capture: 'capture',
  refund: 'refund',
  dispute: 'dispute',
} as const;

const report = z.object({
  movements: z.array(
    z.object({
      kind: z.enum(['authorization', 'capture', 'refund', 'dispute']),
      id: z.string(),
      status: z.string(),
      invoiceId: z.string(),
      currency: z.string(),
      pence: z.number().int(),
      standing: z.number().int(),
      at: z.coerce.date(),
      requestId: z.string().default(''),
      of: z.string().optional(),
    }),
  ),
});

/**
 * The sandbox's ledger, in place of the vendor's settlement report, which is delivered as a file a day later.
 * @throws ReportUnavailableError
 */
export async function movements(transport: Transport): Promise<ProviderMovement[]> {
  const reply = await transport.call({
    method: 'GET',
    path: '/control/ledger',
    timeoutMs,
    spanName: 'paypal report',
  });
  const read = reply.kind === 'reply' ? readReply(report, reply.text) : undefined;
  if (read === undefined) throw new ReportUnavailableError('The provider gave no report.', { cause: reply });
  return read.movements.map(({ kind, id, requestId, invoiceId, currency, pence, standing, at, of }) => ({
    kind: KINDS[kind],
    providerId: id,
    transactionId: kind === 'dispute' ? id : requestId,
    currency,
    amount: pence,
    standing,
    at,
    reference: invoiceId.split('-')[0] ?? '',
    ...(kind === 'capture' ? { authorisationId: of } : {}),
    ...(kind === 'refund' || kind === 'dispute' ? { captureId: of } : {}),
  }));
}
