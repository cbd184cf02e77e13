import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { z } from 'zod';
import type { ProviderMovement } from '../../domain/settlement/reconcile.ts';
import { ReportUnavailableError } from '../../use-cases/ports/settlement-store.ts';
import { readReply } from './replies.ts';
import type { Transport } from './transport.ts';

const { timeoutMs } = TIME_OUTS.payLater;

const KINDS = { authorization: 'authorisation', capture: 'capture', refund: 'refund' } as const;

const report = z.object({
  movements: z.array(
    z.object({
      kind: z.enum(['authorization', 'capture', 'refund']),
      id: z.string(),
      fraud: z.string(),
      orderId: z.string(),
      reference: z.string(),
      transactionId: z.string(),
      currency: z.string(),
      pence: z.number().int(),
      standing: z.number().int(),
      at: z.coerce.date(),
    }),
  ),
});

/**
 * The sandbox's ledger, in place of the vendor's settlement report, which is delivered as a file. An order that the vendor has not
 * accepted holds nothing.
 * @throws ReportUnavailableError
 */
export async function movements(transport: Transport): Promise<ProviderMovement[]> {
  const reply = await transport.call({
    method: 'GET',
    path: '/control/ledger',
    timeoutMs,
    spanName: 'klarna report',
  });
  const read = reply.kind === 'reply' ? readReply(report, reply.text) : undefined;
  if (read === undefined) throw new ReportUnavailableError('The provider gave no report.', { cause: reply });
  return read.movements
    .filter(({ fraud }) => fraud === 'ACCEPTED')
    .map(({ kind, id, orderId, transactionId, reference, currency, pence, standing, at }) => ({
      kind: KINDS[kind],
      providerId: id,
      transactionId,
      reference,
      currency,
      amount: pence,
      standing,
      at,
      ...(kind === 'authorization' ? {} : { authorisationId: orderId }),
    }));
}
