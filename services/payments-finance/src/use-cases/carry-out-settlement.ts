import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import {
  changeByAnswer,
  changeByRelease,
  changeByReversal,
  changeByUndo,
} from '../domain/settlement/judge-settlement.ts';
import type { SettlementAnswer, UndoAnswer } from '../domain/settlement/judge-settlement.ts';
import { holdSeconds } from '../domain/payment/hold-terms.ts';
import { changeByReplacement } from '../domain/settlement/renew-step.ts';
import { standing } from '../domain/settlement/settlement-change.ts';
import type { NewRequest, SettlementChange } from '../domain/settlement/settlement-change.ts';
import type { ProviderCall, SettlementStep } from '../domain/settlement/settlement-step.ts';
import type { SettlementFacts, SettlementRequest } from '../domain/settlement/settlement.ts';
import type { StoredCards } from './ports/hold-store.ts';
import type { PaymentStore } from './ports/payment-store.ts';
import { providerOf } from './ports/providers.ts';
import { renewHold } from './renew-hold.ts';
import type {
  SettledOrder,
  SettlementProvider,
  SettlementProviders,
  SettlementStore,
} from './ports/settlement-store.ts';

/** A call starts and ends within this time after the commit that recorded it; a process resumed later must not send it. */
const SEND_WITHIN_MS = 12_000;
const MARGIN_MS = 500;
const LEAST_PROVIDER_MS = 1_000;

export interface SettlementPorts {
  readonly settlements: SettlementStore;
  readonly payments: Pick<PaymentStore, 'tombstone'>;
  readonly providers: SettlementProviders;
  readonly storedCards: Pick<StoredCards, 'find'>;
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
  ports: SettlementPorts,
  round: SettlementRound,
  call: ProviderCall,
): Promise<SettlementChange | undefined> {
  const decide = await ask(ports, round, call);
  const concluded = await ports.settlements.conclude(round.facts.settlement.id, (now) => {
    const change = decide(now);
    return change && { change };
  });
  return concluded?.change;
}

type Decide = (now: SettlementFacts) => SettlementChange | undefined;

async function ask(ports: SettlementPorts, round: SettlementRound, call: ProviderCall): Promise<Decide> {
  const { facts, of } = round;
  const { logger } = ports;
  const { id: settlementId, kind } = facts.settlement;
  const { currency } = facts.totals;
  const about = { settlementId, kind, reference: of.reference };
  switch (call.kind) {
    case 'send': {
      const answer = await send(ports, round, call.request);
      logger.info({ ...about, answer: answer.kind }, 'provider answered');
      return (now) => changeByAnswer(now, call.request.id, answer);
    }
    case 'undo': {
      const answer = await undo(ports, round, call.request);
      const { transactionId } = call.request;
      logger.warn({ ...about, transactionId, answer }, 'lost answer made harmless or looked for');
      return (now) => changeByUndo(now, call.request, answer);
    }
    case 'reverse':
      await ports.payments.tombstone(of.placementId, 'order cancelled');
      if (of.tender !== undefined) await ports.reverseNow(of.tender.id);
      return changeByReversal;
    case 'reverse-replaced': {
      const { transactionId, replaced } = call.request;
      const answer = await providerFor(ports, of).reverse({
        amount: { minorUnits: replaced?.minorUnits ?? 0, currency },
        reference: of.reference,
        account: of.tender?.account,
        providerId: replaced?.providerId,
        merchantTransactionId: transactionId,
      });
      logger.info({ ...about, answer }, 'replaced hold given back');
      return (now) => changeByReplacement(now, call.request, answer);
    }
    case 'release': {
      const answer = await providerFor(ports, of).reverse({
        amount: { minorUnits: call.amount, currency },
        reference: of.reference,
        account: of.tender?.account,
        providerId: facts.tender?.providerId,
        merchantTransactionId: settlementId.replaceAll('-', ''),
      });
      logger.info({ ...about, answer }, 'rest of the authorisation given back');
      return (now) => changeByRelease(now, answer);
    }
  }
}

async function undo(
  ports: SettlementPorts,
  { facts, of }: SettlementRound,
  request: SettlementRequest,
): Promise<UndoAnswer> {
  const { kind, amount: minorUnits, transactionId: merchantTransactionId } = request;
  const amount = { minorUnits, currency: facts.totals.currency };
  const { account, authenticationId } = of.tender ?? {};
  const order = { amount, reference: of.reference, merchantTransactionId, account, authenticationId };
  const provider = providerFor(ports, of);
  const { recognisesRepeats, hold } = provider.capabilities;
  if (kind !== 'hold' || recognisesRepeats) {
    const answer = await provider.undo({ ...order, kind, ...lostMembers(facts, request) });
    return kind === 'hold' ? renewedBy(answer, holdSeconds(hold, of.tender?.scheme ?? '', true)) : answer;
  }
  // Asked once more, the same authorisation lasts as long.
  if (hold?.renew === 'extend') return 'harmless';
  const answer = await provider.reverse({ ...order, providerId: undefined });
  if (answer === 'never-held' || answer === 'agreed-late') return 'nothing-found';
  return answer === 'reversed' || answer === 'already-reversed' ? 'undone' : answer;
}

/** The provider's id of a hold. @param holdId undefined: of the first one */
const authorisationOf = (
  { requests, tender }: SettlementFacts,
  holdId: string | undefined,
): string | undefined =>
  holdId === undefined || holdId === tender?.holdId
    ? tender?.providerId
    : requests.find(({ id }) => id === holdId)?.providerId;

/** What a provider that is asked again has to be told once more. */
const lostMembers = (
  facts: SettlementFacts,
  { captureId, closes, ageSeconds, holdId, replaced }: SettlementRequest,
) => ({
  authorisationId: replaced?.providerId ?? authorisationOf(facts, holdId),
  captureId: facts.requests.find(({ id }) => id === captureId)?.providerId,
  final: closes,
  ageSeconds,
  refundedBefore: facts.totals.authorised - facts.totals.captured + facts.totals.refunded,
});

const renewedBy = (answer: UndoAnswer, heldSeconds: number | undefined): UndoAnswer =>
  typeof answer === 'object' && answer.answer.kind === 'done'
    ? { answer: { ...answer.answer, renewed: { heldSeconds } } }
    : answer;

async function send(
  ports: SettlementPorts,
  { facts, of, startedAt }: SettlementRound,
  request: NewRequest,
): Promise<SettlementAnswer> {
  const left = startedAt + SEND_WITHIN_MS - ports.now().getTime() - MARGIN_MS;
  if (left < LEAST_PROVIDER_MS) return { kind: 'not-sent' };
  const timeoutMs = Math.min(TIME_OUTS.cardProvider.timeoutMs, left);
  const { amount: minorUnits, captureId, transactionId: merchantTransactionId } = request;
  const amount = { minorUnits, currency: facts.totals.currency };
  const { account, authenticationId } = of.tender ?? {};
  const order = { amount, reference: of.reference, merchantTransactionId, account, authenticationId };
  const authorisationId = facts.tender?.providerId;
  if (request.kind === 'hold') {
    const renewal = { ...order, authorisationId: authorisationId ?? '' };
    return renewHold(ports, renewal, of, timeoutMs);
  }
  if (request.kind === 'capture') {
    if (authorisationId === undefined) return { kind: 'refused', reason: 'nothing-authorised' };
    const ofHold = ({ holdId }: SettlementRequest) => holdId === facts.tender?.holdId;
    const sequence = standing(facts.requests, 'capture').filter(ofHold).length + 1;
    return providerFor(ports, of).capture(
      { ...order, authorisationId, sequence, final: request.closes },
      timeoutMs,
    );
  }
  const source = facts.requests.find(({ id }) => id === captureId)?.providerId;
  if (source === undefined) return { kind: 'refused', reason: 'nothing-captured' };
  const from = facts.requests.find(({ id }) => id === captureId)?.holdId;
  return providerFor(ports, of).refund(
    { ...order, captureId: source, authorisationId: authorisationOf(facts, from) },
    timeoutMs,
  );
}

/** @throws MethodNotOfferedError */
function providerFor(
  { providers }: SettlementPorts,
  { tender, reference }: SettledOrder,
): SettlementProvider {
  if (tender === undefined) throw new Error(`${reference} has no tender to settle on.`);
  return providerOf(providers, tender.method);
}
