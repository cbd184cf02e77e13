import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { z } from 'zod';
import type { ProviderMovement } from '../../domain/settlement/reconcile.ts';
import { ReportUnavailableError } from '../../use-cases/ports/settlement-store.ts';
import type { Transport } from './transport.ts';

const { timeoutMs } = TIME_OUTS.loanAfterwards;

const report = z.object({
  movements: z.array(
    z.object({
      id: z.string(),
      at: z.coerce.date(),
      status: z.string(),
      wasSigned: z.boolean(),
      salesReference: z.string(),
      reference: z.string(),
      currency: z.string(),
      loan: z.number().int(),
      refunded: z.number().int(),
    }),
  ),
});

/**
 * The sandbox's ledger, in place of the vendor's monthly report, which is a file. A signed loan is an authorisation that holds what is not
 * asked to be paid yet. The lender names none of our requests, so that payments and refunds are compared by that amount alone.
 * @throws ReportUnavailableError
 */
export async function movements(transport: Transport): Promise<ProviderMovement[]> {
  const reply = await transport.read('/control/ledger', timeoutMs);
  const read = reply.kind === 'reply' ? report.safeParse(jsonOf(reply.text)) : undefined;
  if (!read?.success) throw new ReportUnavailableError('The lender gave no report.', { cause: reply });
  return read.data.movements
    .filter(({ wasSigned }) => wasSigned)
    .map(({ id, at, status, salesReference, reference, currency, loan, refunded }) => ({
      kind: 'authorisation',
      providerId: id,
      transactionId: salesReference,
      reference,
      currency,
      amount: loan,
      standing: status === 'awaitingFulfilment' ? loan - refunded : 0,
      at,
    }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
