import { sumOf } from '../ledger/payment.ts';
import { captureOf } from './follow-on.ts';
import type { FollowOnDependencies } from './follow-on.ts';
import { refuse, reply, stamp } from './follow-on-reply.ts';
import { transactionOf } from './follow-on-request.ts';
import type { FollowOn } from './follow-on-request.ts';

/** Undoes a capture: its amount is held again. */
export async function voidCapture(
  captureId: string,
  asked: FollowOn,
  deps: FollowOnDependencies,
): Promise<object> {
  const { captured } = captureOf(deps.ledger, captureId);
  if (captured.voided || sumOf(captured.refunds) > 0) refuse('NOT_VOIDABLE', 'The capture cannot be voided');
  return writeVoid('capture', captureId, asked, deps);
}

export async function voidRefund(
  refundId: string,
  asked: FollowOn,
  deps: FollowOnDependencies,
): Promise<object> {
  const refunds = deps.ledger.paymentOf(refundId)?.captures.flatMap((capture) => capture.refunds) ?? [];
  const refunded = refunds.find(({ id }) => id === refundId);
  if (refunded === undefined || refunded.voided) refuse('NOT_VOIDABLE', 'The refund cannot be voided');
  return writeVoid('refund', refundId, asked, deps);
}

/**
 * The time-out void: undoes the capture or refund with the merchant's transaction id, whose answer was lost. A repeat also answers
 * CANCELLED, since the answer to the void may have been lost as well.
 */
export async function voidByTransaction(asked: FollowOn, deps: FollowOnDependencies): Promise<object> {
  const { ledger, now } = deps;
  const found = ledger
    .byTransaction(transactionOf(asked))
    .filter(({ kind }) => kind === 'capture' || kind === 'refund');
  const open = found.find(({ id }) => !isVoided(id, deps));
  if (open !== undefined) {
    return open.kind === 'capture' ? voidCapture(open.id, asked, deps) : voidRefund(open.id, asked, deps);
  }
  if (found.length > 0) return reply(stamp(now(), asked), 'CANCELLED');
  return refuse('MISSING_AUTH', 'There is no capture or refund with this transaction id');
}

function isVoided(id: string, { ledger }: FollowOnDependencies): boolean {
  const captures = ledger.paymentOf(id)?.captures ?? [];
  const movements = [...captures, ...captures.flatMap(({ refunds }) => refunds)];
  return movements.some((movement) => movement.id === id && movement.voided);
}

async function writeVoid(
  of: 'capture' | 'refund',
  voidedId: string,
  asked: FollowOn,
  { ledger, now }: FollowOnDependencies,
): Promise<object> {
  const entry = { ...stamp(now(), asked), kind: 'void', of, voidedId } as const;
  await ledger.append(entry);
  return reply(entry, 'VOIDED');
}
