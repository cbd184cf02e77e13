import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { UndoAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { FollowOnOrder } from '../../use-cases/ports/settlement-store.ts';
import { readReply, refusalReply, reversalReply } from './replies.ts';
import type { Transport } from './transport.ts';
import type { VendorReply } from '../vendor/request-once.ts';

const { timeoutMs } = TIME_OUTS.cardProviderAfterwards;

/** POST /pts/v2/voids, the time-out void: finds a capture or refund by the transaction id we sent with it. */
export async function undo(order: FollowOnOrder, transport: Transport): Promise<UndoAnswer> {
  const { reference, merchantTransactionId } = order;
  const reply = await transport.call({
    method: 'POST',
    path: '/pts/v2/voids',
    timeoutMs,
    body: { clientReferenceInformation: { code: reference, transactionId: merchantTransactionId } },
  });
  return answerOf(reply);
}

const NOTHING_FOUND = ['MISSING_AUTH', 'NOT_FOUND', 'INVALID_PAYMENT_ID'];

function answerOf(reply: VendorReply): UndoAnswer {
  if (reply.kind !== 'reply') return reply.kind;
  if (reply.status >= 500) return 'no-answer';
  if (reply.status < 300) {
    const status = readReply(reversalReply, reply.text)?.status;
    if (status === 'VOIDED' || status === 'CANCELLED') return 'undone';
    return status === 'FAILED' ? 'refused' : 'no-answer';
  }
  const { reason = '' } = readReply(refusalReply, reply.text) ?? {};
  if (reason === 'CAPTURE_ALREADY_VOIDED') return 'undone';
  return NOTHING_FOUND.includes(reason) ? 'nothing-found' : 'refused';
}
