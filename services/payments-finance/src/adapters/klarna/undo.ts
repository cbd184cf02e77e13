import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { UndoAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { LostRequest } from '../../use-cases/ports/tender-provider.ts';
import { capture, readCapture, readRefund, refund } from './settle.ts';
import type { Transport } from './transport.ts';

const { timeoutMs } = TIME_OUTS.payLaterAfterwards;

/** The vendor knows a key for a day; a margin for clocks, and for the request to arrive. */
const KNOWN_SECONDS = 23 * 3_600;

/**
 * What became of a capture or refund: read from the order. One that is not there is asked for again under its key, which the vendor
 * carries out once, and after that it is only read. An extension that is asked for once more lasts as long.
 */
export async function undo(lost: LostRequest, transport: Transport): Promise<UndoAnswer> {
  if (lost.kind === 'hold') return 'harmless';
  const { authorisationId: orderId, final = false } = lost;
  if (orderId === undefined) return 'no-answer';
  const isCapture = lost.kind === 'capture';
  const order = { ...lost, orderId, final };
  const read = await (isCapture ? readCapture : readRefund)(order, timeoutMs, transport);
  const isKnown = (lost.ageSeconds ?? Infinity) < KNOWN_SECONDS;
  const answer =
    read.kind === 'nothing-found' && isKnown
      ? await (isCapture ? capture : refund)(order, timeoutMs, transport)
      : read;
  if (answer.kind === 'done' || answer.kind === 'refused') return { answer };
  return answer.kind === 'not-sent' || answer.kind === 'nothing-found' ? answer.kind : 'no-answer';
}
