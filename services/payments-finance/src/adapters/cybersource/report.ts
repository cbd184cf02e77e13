import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { ProviderMovement } from '../../domain/settlement/reconcile.ts';
import { ReportUnavailableError } from '../../use-cases/ports/settlement-store.ts';
import { APPLE_PAY } from './authorise-apple-pay.ts';
import { readReply } from './replies.ts';
import { ledgerReport } from './settlement-replies.ts';
import type { LedgerReport } from './settlement-replies.ts';
import type { Transport } from './transport.ts';

const { timeoutMs } = TIME_OUTS.cardProvider;

/**
 * The sandbox's ledger, in place of the vendor's transaction and payment batch detail reports, which are delivered as files a
 * day later.
 * @param of which of the methods that have their money here
 * @throws ReportUnavailableError
 */
export async function movements(transport: Transport, of: 'card' | 'apple-pay'): Promise<ProviderMovement[]> {
  const reply = await transport.call({ method: 'GET', path: '/control/ledger', timeoutMs });
  const report = reply.kind === 'reply' ? readReply(ledgerReport, reply.text) : undefined;
  if (report === undefined)
    throw new ReportUnavailableError('The provider gave no report.', { cause: reply });
  const own = ownPart(report, of === 'apple-pay' ? APPLE_PAY : undefined);
  return [...authorisations(own), ...capturesAndRefunds(own)];
}

/** What follows on an authorisation names it, or is found by it. */
function ownPart({ payments, entries }: LedgerReport, solution: string | undefined): LedgerReport {
  const own = payments.filter(({ paymentSolution }) => paymentSolution === solution);
  const ids = new Set(own.map(({ id }) => id));
  const isOwn = ({ paymentId }: LedgerReport['entries'][number]) =>
    paymentId === undefined || ids.has(paymentId);
  return { payments: own, entries: entries.filter(isOwn) };
}

function authorisations({ payments }: LedgerReport): ProviderMovement[] {
  return payments
    .filter(({ status }) => status !== 'DECLINED')
    .map(({ id, transactionId, reference, currency, at, amount, held }) => ({
      kind: 'authorisation' as const,
      providerId: id,
      transactionId,
      reference,
      currency,
      at,
      amount,
      standing: held,
    }));
}

function capturesAndRefunds({ entries }: LedgerReport): ProviderMovement[] {
  const voided = new Set(entries.flatMap(({ voidedId }) => (voidedId === undefined ? [] : [voidedId])));
  return entries.flatMap((entry) => {
    const { kind, id, transactionId = '', reference, currency = '', at, pence = 0 } = entry;
    if (kind !== 'capture' && kind !== 'refund') return [];
    const { paymentId: authorisationId, captureId } = entry;
    return {
      kind,
      providerId: id,
      transactionId,
      reference,
      currency,
      at,
      authorisationId,
      captureId,
      amount: pence,
      standing: voided.has(id) ? 0 : pence,
    };
  });
}
