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
import type { PaymentStore } from './payment-store.ts';
import { providerOf } from './providers.ts';
import type {
  SettledOrder,
  SettlementProvider,
  SettlementProviders,
  SettlementStore,
} from './settlement-ports.ts';

/** A call starts and ends within this time after the commit that recorded it; a process resumed later must not send it. */
const SEND_WITHIN_MS = 12_000;
const MARGIN_MS = 500;
const LEAST_PROVIDER_MS = 1_000;

export interface SettlementDependencies {
  readonly settlements: SettlementStore;
  readonly payments: Pick<PaymentStore, 'tombstone'>;
  readonly providers: SettlementProviders;
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
  const { logger } = deps;
  const { id: settlementId, kind } = facts.settlement;
  const { currency } = facts.totals;
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
        account: of.tender?.account,
        kind: call.request.kind,
      };
      const answer = await providerFor(of, deps).undo(order);
      logger.warn({ ...about, merchantTransactionId, answer }, 'lost answer made harmless or looked for');
      return (now) => changeByUndo(now, call.request, answer);
    }
    case 'reverse':
      await deps.payments.tombstone(of.placementId, 'order cancelled');
      if (of.tender !== undefined) await deps.reverseNow(of.tender.id);
      return changeByReversal;
    case 'release': {
      const answer = await providerFor(of, deps).reverse({
        ...{ amount: { minorUnits: call.amount, currency }, reference: of.reference },
        account: of.tender?.account,
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
  deps: SettlementDependencies,
): Promise<SettlementAnswer> {
  const left = startedAt + SEND_WITHIN_MS - deps.now().getTime() - MARGIN_MS;
  if (left < LEAST_PROVIDER_MS) return { kind: 'not-sent' };
  const timeoutMs = Math.min(TIME_OUTS.cardProvider.timeoutMs, left);
  const { amount: minorUnits, captureId, transactionId: merchantTransactionId } = request;
  const amount = { minorUnits, currency: facts.totals.currency };
  const order = { amount, reference: of.reference, merchantTransactionId, account: of.tender?.account };
  if (request.kind === 'capture') {
    const authorisationId = facts.tender?.providerId;
    if (authorisationId === undefined) return { kind: 'refused', reason: 'nothing-authorised' };
    const sequence = standing(facts.requests, 'capture').length + 1;
    return providerFor(of, deps).capture(
      { ...order, authorisationId, sequence, final: request.closes },
      timeoutMs,
    );
  }
  const source = facts.requests.find(({ id }) => id === captureId)?.providerId;
  if (source === undefined) return { kind: 'refused', reason: 'nothing-captured' };
  return providerFor(of, deps).refund({ ...order, captureId: source }, timeoutMs);
}

/** @throws MethodNotOfferedError */
function providerFor(
  { tender, reference }: SettledOrder,
  { providers }: SettlementDependencies,
): SettlementProvider {
  if (tender === undefined) throw new Error(`${reference} has no tender to settle on.`);
  return providerOf(providers, tender.method);
}
