import type { SettlementAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { SettlementRefusal } from '../../domain/settlement/settlement.ts';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import type { GivexContext } from './context.ts';
import type { GivexReply } from './host.ts';
import { sendOnce } from './hosts.ts';
import { incrementParameters, postAuthParameters } from './parameters.ts';
import { CODES, penceOf } from './result-codes.ts';
import { cardOf } from './reverse.ts';

type CaptureOrder = Parameters<TenderProvider['capture']>[0];
type RefundOrder = Parameters<TenderProvider['refund']>[0];

const NO_CARD: SettlementAnswer = { kind: 'refused', reason: 'refused-by-provider' };

/** dc_921. It closes the authorisation, whether or not more was to be captured. */
export async function capture(
  order: CaptureOrder,
  timeoutMs: number,
  context: GivexContext,
): Promise<SettlementAnswer> {
  const card = await cardOf(order, context);
  if (card === undefined) return NO_CARD;
  const { merchantTransactionId: code, amount, authorisationId: preAuthId, reference } = order;
  const params = postAuthParameters(context.login(), { code, card, amount, preAuthId, reference });
  const reply = await sendOnce(context.hosts, { method: 'dc_921', params }, timeoutMs);
  if (reply.kind === 'result' && reply.code === CODES.ok) {
    // Another amount than the requested one cannot be booked: it is reversed and repeated.
    return penceOf(reply.values[1]) === amount.minorUnits ? done(reply) : { kind: 'no-answer' };
  }
  return notDone(reply);
}

/**
 * dc_905 tops the card up. The other way, dc_907, takes back one transaction whole, and only for some time: returns come in parts
 * and weeks later.
 */
export async function refund(
  order: RefundOrder,
  timeoutMs: number,
  context: GivexContext,
): Promise<SettlementAnswer> {
  const card = await cardOf(order, context);
  if (card === undefined) return NO_CARD;
  const { merchantTransactionId: code, amount } = order;
  const params = incrementParameters(context.login(), { code, card, amount });
  const reply = await sendOnce(context.hosts, { method: 'dc_905', params }, timeoutMs);
  return reply.kind === 'result' && reply.code === CODES.ok ? done(reply) : notDone(reply);
}

function done({ values: [providerId = ''] }: Extract<GivexReply, { kind: 'result' }>): SettlementAnswer {
  return providerId === '' ? { kind: 'no-answer' } : { kind: 'done', providerId };
}

const REFUSALS: Readonly<Record<string, SettlementRefusal>> = {
  [CODES.insufficientFunds]: 'exceeds-authorised',
  [CODES.preAuthCancelled]: 'authorisation-gone',
  [CODES.preAuthClosed]: 'authorisation-gone',
  [CODES.noTransaction]: 'authorisation-gone',
};

function notDone(reply: GivexReply): SettlementAnswer {
  if (reply.kind !== 'result') return { kind: reply.kind };
  if (reply.code === CODES.credentials) return { kind: 'not-worked-on' };
  return { kind: 'refused', reason: REFUSALS[reply.code] ?? 'refused-by-provider' };
}
