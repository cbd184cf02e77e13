import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import {
  changeByAnswer,
  changeByRelease,
  changeByReversal,
  changeByUndo,
} from '../domain/settlement/judge-settlement.ts';
import type { SettlementAnswer } from '../domain/settlement/judge-settlement.ts';
import { standing } from '../domain/settlement/settlement-change.ts';
import type { NewRequest, SettlementChange } from '../domain/settlement/settlement-change.ts';
import type { ProviderCall, SettlementStep } from '../domain/settlement/settlement-step.ts';
import type { SettlementFacts } from '../domain/settlement/settlement.ts';
import type { CardProvider, PaymentStore } from './ports.ts';
import type { CallRoom, SettledOrder, SettlementProvider, SettlementStore } from './settlement-ports.ts';

/** A call starts and ends within this time after the commit that recorded it; a process resumed later must not send it. */
const SEND_WITHIN_MS = 12_000;
const MARGIN_MS = 500;
const LEAST_PROVIDER_MS = 1_000;

export interface SettlementDependencies {
  readonly settlements: SettlementStore;
  readonly payments: Pick<PaymentStore, 'tombstone'>;
  readonly cards: SettlementProvider & CallRoom & Pick<CardProvider, 'reverse'>;
  /** Tries to reverse this tender's authorisation; if that fails its reversal task stays due. */
  readonly reverseNow: (tenderId: string) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/** A committed step, with the facts it was decided on. */
export type SettlementRound = SettlementStep & {
  readonly facts: SettlementFacts;
  readonly of: SettledOrder;
  readonly startedAt: number;
};

/**
 * Makes the provider call of a committed step and records the change that follows from the answer.
 * @returns the change; undefined when the answer came too late to change anything
 */
export async function carryOutSettlement(
  round: SettlementRound,
  call: ProviderCall,
  deps: SettlementDependencies,
): Promise<SettlementChange | undefined> {
  const decide = await ask(round, call, deps);
  const concluded = await deps.settlements.conclude(round.facts.settlement.id, (now) => {
    const change = decide(now);
    return change && { change };
  });
  return concluded?.change;
}

type Decide = (now: SettlementFacts) => SettlementChange | undefined;

async function ask(
  round: SettlementRound,
  call: ProviderCall,
  deps: SettlementDependencies,
): Promise<Decide> {
  const { facts, of } = round;
  const { cards, logger } = deps;
  const { id: settlementId, kind } = facts.settlement;
  const { currency } = facts.payment;
  const about = { settlementId, kind, reference: of.reference };
  switch (call.kind) {
    case 'send': {
      const answer = await send(round, call.request, deps);
      logger.info({ ...about, answer: answer.kind }, 'provider answered');
      return (now) => changeByAnswer(now, call.request.id, answer);
    }
    case 'undo': {
      const { amount, transactionId: merchantTransactionId } = call.request;
      const order = {
        amount: { minorUnits: amount, currency },
        reference: of.reference,
        merchantTransactionId,
      };
      const answer = await cards.undo(order);
      logger.warn({ ...about, merchantTransactionId, answer }, 'lost answer made harmless or looked for');
      return (now) => changeByUndo(now, call.request, answer);
    }
    case 'reverse':
      await deps.payments.tombstone(of.placementId, 'order cancelled');
      if (of.tenderId !== undefined) await deps.reverseNow(of.tenderId);
      return changeByReversal;
    case 'release': {
      const answer = await cards.reverse({
        ...{ amount: { minorUnits: call.amount, currency }, reference: of.reference },
        ...{ providerId: facts.tender?.providerId, merchantTransactionId: settlementId.replaceAll('-', '') },
      });
      logger.info({ ...about, answer }, 'rest of the authorisation given back');
      return (now) => changeByRelease(now, answer);
    }
  }
}

async function send(
  { facts, of, startedAt }: SettlementRound,
  request: NewRequest,
  { cards, now }: SettlementDependencies,
): Promise<SettlementAnswer> {
  const left = startedAt + SEND_WITHIN_MS - now().getTime() - MARGIN_MS;
  if (left < LEAST_PROVIDER_MS) return { kind: 'not-sent' };
  const timeoutMs = Math.min(TIME_OUTS.cardProvider.timeoutMs, left);
  const { amount: minorUnits, captureId, transactionId: merchantTransactionId } = request;
  const amount = { minorUnits, currency: facts.payment.currency };
  const order = { amount, reference: of.reference, merchantTransactionId };
  if (request.kind === 'capture') {
    const authorisationId = facts.tender?.providerId;
    if (authorisationId === undefined) return { kind: 'refused', reason: 'nothing-authorised' };
    const sequence = standing(facts.requests, 'capture').length + 1;
    return cards.capture({ ...order, authorisationId, sequence, final: request.closes }, timeoutMs);
  }
  const source = facts.requests.find(({ id }) => id === captureId)?.providerId;
  if (source === undefined) return { kind: 'refused', reason: 'nothing-captured' };
  return cards.refund({ ...order, captureId: source }, timeoutMs);
}
