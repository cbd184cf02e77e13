import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { AuthorisationAnswer } from '../../domain/payment/judge-authorisation.ts';
import type { GiftCard } from '../../use-cases/ports/gift-cards.ts';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import type { GivexContext } from './context.ts';
import type { GivexCall, GivexReply } from './host.ts';
import { postAuthParameters, preAuthParameters, reversalParameters } from './parameters.ts';
import { balanceInMessage, CODES, penceOf } from './result-codes.ts';
import { byTimeOutRule } from './time-out-rule.ts';

type Order = Parameters<TenderProvider['authorise']>[0];

/** The part of the time left to release what is not enough. */
const RELEASE_SHARE = 0.15;

/** Ends the codes of releases that this sends itself; the report leaves out what they released. */
export const RELEASED_AT_ONCE = '-release';

/** dc_920 holds the available balance where that is less than the amount: then it is released, and the tender declined. */
export async function authorise(
  order: Order,
  timeoutMs: number,
  context: GivexContext,
): Promise<AuthorisationAnswer> {
  const card = 'giftCardId' in order.details && (await context.vault.reveal(order.details.giftCardId));
  if (!card) return { kind: 'declined', reason: 'card-declined' };
  const money = { code: order.merchantTransactionId, card, amount: order.amount };
  const login = context.login();
  const { reply, isRepeated } = await byTimeOutRule(
    context.hosts,
    { method: 'dc_920', params: preAuthParameters(login, { ...money, reference: order.reference }) },
    { method: 'dc_918', params: reversalParameters(login, money) },
    timeoutMs * (1 - RELEASE_SHARE),
  );
  // The hold that was reversed is only booked with a hold in its place, or by the reversal of an unknown tender.
  if (reply.kind !== 'result' || reply.code !== CODES.ok) {
    if (isRepeated) return { kind: 'no-answer' };
    return reply.kind === 'result' ? declined(reply, order, context) : { kind: reply.kind };
  }
  const [providerId, authorised] = [reply.values[0] ?? '', penceOf(reply.values[1])];
  if (providerId === '' || authorised === undefined) return { kind: 'no-answer' };
  const amount = { minorUnits: authorised, currency: order.amount.currency };
  const isLess = authorised < order.amount.minorUnits;
  if (!isLess) return { kind: 'authorised', providerId, quality: 'plain', amount };
  const release = releaseOf(order, card, providerId, context);
  const isReleased = !isRepeated && (await isDone(release, timeoutMs * RELEASE_SHARE, context));
  // A release without an answer is repeated by the durable reversal of the held tender.
  return isReleased
    ? { kind: 'declined', reason: 'insufficient-funds', available: amount }
    : { kind: 'authorised', providerId, quality: 'partial', amount };
}

const releaseOf = (order: Order, card: GiftCard, preAuthId: string, { login }: GivexContext): GivexCall => ({
  method: 'dc_921',
  params: postAuthParameters(login(), {
    code: order.merchantTransactionId + RELEASED_AT_ONCE,
    card,
    preAuthId,
    reference: order.reference,
    amount: { ...order.amount, minorUnits: 0 },
  }),
});

async function isDone(call: GivexCall, timeoutMs: number, { hosts }: GivexContext): Promise<boolean> {
  const reply = await hosts.primary.call(call, timeoutMs);
  return reply.kind === 'result' && reply.code === CODES.ok;
}

const REASONS: Readonly<Record<string, DeclineReason>> = {
  [CODES.insufficientFunds]: 'insufficient-funds',
  [CODES.expired]: 'expired-card',
  [CODES.expiredBalance]: 'expired-card',
};

function declined(
  { code, values }: Extract<GivexReply, { kind: 'result' }>,
  { amount, reference }: Order,
  { logger }: GivexContext,
): AuthorisationAnswer {
  if (code === CODES.credentials) {
    logger.error({ reference }, 'the gift card provider refuses our user');
    return { kind: 'not-sent' };
  }
  const balance = code === CODES.insufficientFunds ? balanceInMessage(values[0]) : undefined;
  return {
    kind: 'declined',
    reason: REASONS[code] ?? 'card-declined',
    ...(balance !== undefined && { available: { minorUnits: balance, currency: amount.currency } }),
  };
}
