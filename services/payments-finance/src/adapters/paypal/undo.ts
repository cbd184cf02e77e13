import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { SettlementAnswer, UndoAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { LostRequest } from '../../use-cases/ports/tender-provider.ts';
import { readOrder } from './read-order.ts';
import { renew } from './renew.ts';
import { unitOf } from './replies.ts';
import { answerOfMovement, capture, refund } from './settle.ts';
import type { Transport } from './transport.ts';
import { invoiceOf } from './vendor-money.ts';

const { timeoutMs } = TIME_OUTS.walletAfterwards;

/** The vendor knows a request id for six hours; a margin for clocks, and for the request to arrive. */
const KNOWN_SECONDS = 5.5 * 3_600;

/** What became of a request: asked again under its id while the vendor knows it, and after that only read. */
export async function undo(lost: LostRequest, transport: Transport): Promise<UndoAnswer> {
  const answer =
    (lost.ageSeconds ?? Infinity) < KNOWN_SECONDS
      ? await repeat(lost, transport)
      : await read(lost, transport);
  if (answer.kind === 'done' || answer.kind === 'refused') return { answer };
  return answer.kind === 'not-sent' || answer.kind === 'nothing-found' ? answer.kind : 'no-answer';
}

async function repeat(lost: LostRequest, transport: Transport): Promise<SettlementAnswer> {
  const { kind, authorisationId = '', captureId = '', final = false } = lost;
  if (kind === 'capture') return capture({ ...lost, authorisationId, final }, timeoutMs, transport);
  if (kind === 'refund') return refund({ ...lost, captureId }, timeoutMs, transport);
  const answer = await renew({ ...lost, authorisationId }, timeoutMs, transport);
  if (answer.kind === 'authorised' && answer.quality === 'plain')
    return { kind: 'done', providerId: answer.providerId };
  if (answer.kind === 'declined') return { kind: 'refused', reason: 'declined' };
  return { kind: answer.kind === 'not-sent' ? 'not-sent' : 'no-answer' };
}

type Read = SettlementAnswer | { readonly kind: 'nothing-found' };

/** Movements are told by their invoice, and a renewed hold by being the latest, and not the one that it replaces. */
async function read(lost: LostRequest, transport: Transport): Promise<Read> {
  const { authenticationId, authorisationId, kind } = lost;
  if (authenticationId === undefined) return { kind: 'no-answer' };
  const found = await readOrder(authenticationId, timeoutMs, transport);
  if (found.kind !== 'order') return { kind: found.kind === 'not-sent' ? 'not-sent' : 'no-answer' };
  const payments = unitOf(found.order)?.payments;
  if (payments === undefined) return { kind: 'no-answer' };
  if (kind === 'hold') {
    const latest = payments.authorizations.at(-1);
    const isNew = latest !== undefined && latest.id !== authorisationId && latest.status === 'CREATED';
    return isNew ? { kind: 'done', providerId: latest.id } : { kind: 'nothing-found' };
  }
  const movements = kind === 'capture' ? payments.captures : payments.refunds;
  const movement = movements.find(({ invoice_id: invoice }) => invoice === invoiceOf(lost));
  return movement === undefined ? { kind: 'nothing-found' } : answerOfMovement(movement, lost);
}
