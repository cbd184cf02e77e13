import { toDecimalString } from '@loupe/money/decimal';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { ReversalAnswer } from '../../domain/payment/reversal-schedule.ts';
import type { CardProvider } from '../../use-cases/ports/card-provider.ts';
import { readReply, refusalReply, reversalReply } from './replies.ts';
import type { Transport } from './transport.ts';
import type { VendorReply } from '../vendor/request-once.ts';

type Order = Parameters<CardProvider['reverse']>[0];

const { timeoutMs } = TIME_OUTS.cardProviderAfterwards;

/**
 * Reverses an authorisation by the vendor's id or, when its answer was lost, by the transaction id that we sent (the vendor's
 * time-out reversal).
 */
export async function reverse(order: Order, transport: Transport): Promise<ReversalAnswer> {
  const { providerId, reference, merchantTransactionId, amount } = order;
  const reply = await transport.call({
    method: 'POST',
    path:
      providerId === undefined
        ? '/pts/v2/reversals'
        : `/pts/v2/payments/${encodeURIComponent(providerId)}/reversals`,
    timeoutMs,
    body: {
      clientReferenceInformation: { code: reference, transactionId: merchantTransactionId },
      reversalInformation: {
        amountDetails: { totalAmount: toDecimalString(amount.minorUnits), currency: amount.currency },
      },
    },
  });
  return answerOf(reply);
}

function answerOf(reply: VendorReply): ReversalAnswer {
  if (reply.kind !== 'reply') return reply.kind;
  if (reply.status >= 500) return 'no-answer';
  if (reply.status < 300)
    return readReply(reversalReply, reply.text)?.status === 'REVERSED' ? 'reversed' : 'no-answer';
  const { reason } = readReply(refusalReply, reply.text) ?? {};
  if (reason === 'AUTH_ALREADY_REVERSED') return 'already-reversed';
  return reason === 'MISSING_AUTH' || reason === 'NOT_FOUND' ? 'nothing-found' : 'refused';
}
