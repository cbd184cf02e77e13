import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { ReversalAnswer } from '../../domain/payment/reversal-schedule.ts';
import type { UndoAnswer } from '../../domain/settlement/judge-settlement.ts';
import type { FollowOn, TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import type { GivexContext } from './context.ts';
import type { GivexReply } from './host.ts';
import { sendOnce } from './hosts.ts';
import { postAuthParameters, reversalParameters } from './parameters.ts';
import { CODES } from './result-codes.ts';

const { timeoutMs } = TIME_OUTS.giftCardsAfterwards;

type ReverseOrder = Parameters<TenderProvider['reverse']>[0];

/** Releases a hold by its reference with dc_921 "0.00" or, where its answer was lost, reverses it by its code with dc_918. */
export async function reverse(order: ReverseOrder, context: GivexContext): Promise<ReversalAnswer> {
  if (order.providerId === undefined) return answerOf(await takeBack(order, context));
  const card = await cardOf(order, context);
  if (card === undefined) return 'refused';
  const params = postAuthParameters(context.login(), {
    code: `${order.merchantTransactionId}-reverse`,
    card,
    reference: order.reference,
    amount: { ...order.amount, minorUnits: 0 },
    preAuthId: order.providerId,
  });
  return answerOf(await sendOnce(context.hosts, { method: 'dc_921', params }, timeoutMs));
}

/** dc_918 for a capture or refund whose answer was lost. A reversed capture holds its money again. */
export async function undo(order: FollowOn, context: GivexContext): Promise<UndoAnswer> {
  const answer = answerOf(await takeBack(order, context));
  return answer === 'reversed' || answer === 'already-reversed' ? 'undone' : answer;
}

async function takeBack(order: FollowOn, context: GivexContext): Promise<GivexReply | undefined> {
  const card = await cardOf(order, context);
  if (card === undefined) return undefined;
  const { merchantTransactionId: code, amount } = order;
  const params = reversalParameters(context.login(), { code, card, amount });
  return sendOnce(context.hosts, { method: 'dc_918', params }, timeoutMs);
}

export const cardOf = async ({ account }: FollowOn, { vault }: GivexContext) =>
  account === undefined ? undefined : vault.reveal(account);

/** That nothing was held is proved by no answer of this vendor. */
type GivexReversal = Exclude<ReversalAnswer, 'never-held' | 'agreed-late'>;

const ANSWERS: Readonly<Record<string, GivexReversal>> = {
  [CODES.ok]: 'reversed',
  [CODES.preAuthCancelled]: 'already-reversed',
  [CODES.preAuthClosed]: 'already-reversed',
  [CODES.noTransaction]: 'nothing-found',
  [CODES.unknownCard]: 'nothing-found',
  // Not processed: it may be sent again once our password is right.
  [CODES.credentials]: 'not-sent',
};

/** @param reply undefined where the card is no longer in the vault */
function answerOf(reply: GivexReply | undefined): GivexReversal {
  if (reply === undefined) return 'refused';
  return reply.kind === 'result' ? (ANSWERS[reply.code] ?? 'refused') : reply.kind;
}
