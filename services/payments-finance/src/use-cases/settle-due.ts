import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import {
  changeByAnswer,
  changeByRelease,
  changeByReversal,
  changeByUndo,
} from '../domain/settlement/judge-settlement.ts';
import type { SettlementAnswer } from '../domain/settlement/judge-settlement.ts';
import { nextStep } from '../domain/settlement/next-step.ts';
import type { SettlementStep } from '../domain/settlement/next-step.ts';
import type { SettlementChange } from '../domain/settlement/settlement-change.ts';
import type { SettlementFacts } from '../domain/settlement/settlement.ts';
import type { CardProvider, PaymentStore } from './ports.ts';
import type { SettledOrder, SettlementProvider, SettlementStore } from './settlement-ports.ts';

const AT_ONCE = 20;
/** A call begins and ends within this of the commit that announced it; whoever wakes up later must not send any more. */
const SEND_WITHIN_MS = 12_000;
const MARGIN_MS = 500;
const LEAST_PROVIDER_MS = 1_000;

interface Dependencies {
  readonly settlements: SettlementStore;
  readonly payments: Pick<PaymentStore, 'tombstone'>;
  readonly cards: SettlementProvider & Pick<CardProvider, 'reverse'>;
  /** Tries to give back what this tender holds; its own task stays for later if that fails. */
  readonly reverseNow: (tenderId: string) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** A step together with what the call it announces needs to know. */
type Round = SettlementStep & { readonly facts: SettlementFacts; readonly of: SettledOrder };

/**
 * Takes, gives back and pays back what orders have asked for. A settlement is leased before its payment is touched, every
 * request is on disk before the provider is asked, and one whose answer was lost is made harmless before it is asked for again.
 * @param only this settlement, else all that are due
 * @returns how many were looked at
 */
export async function settleDue(deps: Dependencies, only?: string): Promise<number> {
  const claimed = await deps.settlements.claim({
    limit: AT_ONCE,
    ...(only === undefined ? {} : { settlementId: only }),
  });
  const results = await Promise.allSettled(claimed.map((id) => settle(id, deps)));
  for (const result of results) {
    if (result.status === 'rejected') deps.logger.error({ err: result.reason }, 'settlement failed');
  }
  return claimed.length;
}

async function settle(settlementId: string, deps: Dependencies): Promise<void> {
  for (let change: SettlementChange | undefined; change === undefined || change.next === 'now';) {
    const startedAt = deps.now().getTime();
    const round = await deps.settlements.advance(settlementId, (facts, of): Round | undefined => {
      const step = nextStep(facts, { id: deps.newId(), transactionId: deps.newId().replaceAll('-', '') });
      return step && { ...step, facts, of };
    });
    if (round === undefined) return;
    change = round.change;
    if (round.call !== undefined) change = await carryOut(settlementId, round, startedAt, deps);
    if (change === undefined) return;
    report(round, change, deps.logger);
  }
}

/** @returns what the answer changed; undefined when it came too late to change anything */
async function carryOut(
  settlementId: string,
  { call, facts, of }: Round,
  startedAt: number,
  deps: Dependencies,
): Promise<SettlementChange | undefined> {
  const { settlements, cards, payments, logger } = deps;
  const conclude = async (decide: (now: SettlementFacts) => SettlementChange | undefined) => {
    const concluded = await settlements.conclude(settlementId, (now) => {
      const change = decide(now);
      return change && { change };
    });
    if (concluded === undefined) logger.warn({ settlementId }, 'answer came late');
    return concluded?.change;
  };
  switch (call?.kind) {
    case undefined:
      return undefined;
    case 'send': {
      const answer = await send({ call, facts, of }, startedAt, deps);
      logger.info({ settlementId, reference: of.reference, answer: answer.kind }, 'provider answered');
      return conclude((now) => changeByAnswer(now, call.request.id, answer));
    }
    case 'undo': {
      const { amount, transactionId: merchantTransactionId } = call.request;
      const { currency } = facts.payment;
      const answer = await cards.undo({
        ...{ amount: { minorUnits: amount, currency }, reference: of.reference, merchantTransactionId },
      });
      logger.warn({ settlementId, merchantTransactionId, answer }, 'lost answer made harmless or looked for');
      return conclude((now) => changeByUndo(now, call.request, answer));
    }
    case 'reverse':
      await payments.tombstone(of.placementId, 'order cancelled');
      if (of.tenderId !== undefined) await deps.reverseNow(of.tenderId);
      return conclude(changeByReversal);
    case 'release': {
      const answer = await cards.reverse({
        ...{ amount: { minorUnits: call.amount, currency: facts.payment.currency }, reference: of.reference },
        ...{ providerId: facts.tender?.providerId, merchantTransactionId: settlementId.replaceAll('-', '') },
      });
      logger.info({ settlementId, reference: of.reference, answer }, 'rest of the authorisation given back');
      return conclude((now) => changeByRelease(now, answer));
    }
  }
}

async function send(
  { call, facts, of }: Pick<Round, 'facts' | 'of'> & { call: Extract<Round['call'], { kind: 'send' }> },
  startedAt: number,
  { cards, now }: Dependencies,
): Promise<SettlementAnswer> {
  const left = startedAt + SEND_WITHIN_MS - now().getTime() - MARGIN_MS;
  if (left < LEAST_PROVIDER_MS) return { kind: 'not-sent' };
  const timeoutMs = Math.min(TIME_OUTS.cardProvider.timeoutMs, left);
  const { amount, captureId, transactionId: merchantTransactionId, closes } = call.request;
  const order = {
    amount: { minorUnits: amount, currency: facts.payment.currency },
    reference: of.reference,
    merchantTransactionId,
  };
  if (call.request.kind === 'capture') {
    const authorisationId = facts.tender?.providerId;
    if (authorisationId === undefined) return { kind: 'refused', reason: 'nothing-authorised' };
    const before = facts.requests.filter(({ kind, state }) => kind === 'capture' && state === 'done');
    return cards.capture(
      { ...order, authorisationId, sequence: before.length + 1, final: closes },
      timeoutMs,
    );
  }
  const source = facts.requests.find(({ id }) => id === captureId)?.providerId;
  if (source === undefined) return { kind: 'refused', reason: 'nothing-captured' };
  return cards.refund({ ...order, captureId: source }, timeoutMs);
}

const captures = (requests: SettlementFacts['requests']) =>
  requests.filter(({ kind, state }) => kind === 'capture' && state !== 'refused' && state !== 'undone');

/** What a person has to know of. */
function report({ facts, of }: Round, { settlement, next }: SettlementChange, logger: Logger): void {
  const { id: settlementId, kind } = facts.settlement;
  const about = { settlementId, kind, reference: of.reference, placementId: of.placementId };
  if (settlement.state === 'refused')
    logger.error({ ...about, refusal: settlement.refusal }, `${kind} refused`);
  if (settlement.state === 'unknown' && next === 'never') {
    logger.error(about, 'settlement abandoned: find out at the provider what stands');
  }
}
