import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type {
  AuthenticationEvidence,
  ChallengeResult,
  EnrolmentAnswer,
} from '../../../services/payments-finance/src/domain/payment/authentication.ts';
import type { AuthorisationAnswer } from '../../../services/payments-finance/src/domain/payment/judge-authorisation.ts';
import type { ReversalAnswer } from '../../../services/payments-finance/src/domain/payment/reversal-schedule.ts';
import type {
  SettlementAnswer,
  UndoAnswer,
} from '../../../services/payments-finance/src/domain/settlement/judge-settlement.ts';
import { CardProviderUnavailableError } from '../../../services/payments-finance/src/use-cases/ports/card-provider.ts';
import type { CardProvider } from '../../../services/payments-finance/src/use-cases/ports/card-provider.ts';
import type {
  ProviderReport,
  SettlementProvider,
} from '../../../services/payments-finance/src/use-cases/ports/settlement-store.ts';
import type { ProcessRun } from '../engine/machine.ts';
import { callProvider } from './call-provider.ts';
import { readToken } from './card-tokens.ts';
import type { Bank, CardToken, Funds } from './card-tokens.ts';
import { authorisationAnswer } from './provider-ledger.ts';
import type { ProviderLedger } from './provider-ledger.ts';

/** Challenges by transaction id, with the bank's result. */
export type BankVisits = Map<string, 'pending' | 'passed' | 'failed'>;

export interface Provider {
  /** Called for each authorisation request that arrives. */
  readonly asked: (transactionId: string) => void;
  readonly ledger: ProviderLedger;
  readonly visits: BankVisits;
}

const SILENT = { 'no-answer': { kind: 'no-answer' }, 'not-sent': { kind: 'not-sent' } } as const;
const IN_A_WORD = { 'no-answer': 'no-answer', 'not-sent': 'not-sent' } as const;
const KEY = { kty: 'RSA', n: 'n', e: 'AQAB' } as const;
const AFTERWARDS_MS = TIME_OUTS.cardProviderAfterwards.timeoutMs;

/** CardProvider and SettlementProvider for one run of a process. */
export function cardProvider(
  processRun: ProcessRun,
  { ledger, visits, asked }: Provider,
): CardProvider & SettlementProvider & ProviderReport {
  const { world } = processRun;
  return {
    capabilities: { captures: 'several', partialCapture: true, refundDays: 180, authorisation: 'holds' },
    renew: () => Promise.reject(new Error('The simulation promises no day.')),
    forget: () => Promise.reject(new Error('The simulation stores no card.')),
    issueCaptureContext: () => Promise.reject(new CardProviderUnavailableError('Not part of a payment.')),
    claimsOf: (text) => {
      const { id } = readToken(text);
      return { keyId: id, tokenId: id };
    },
    verifyToken: async (text) => {
      const { id, expiresAt } = readToken(text);
      const token = {
        card: { maskedNumber: 'XXXXXXXXXXXX1111', cardType: 'visa' },
        cardDigest: id,
        tokenId: id,
      };
      return expiresAt <= world.now
        ? undefined
        : { ...token, expiresAt: new Date(world.beginning + expiresAt) };
    },

    setUpAuthentication: async ({ transientToken }, timeoutMs = TIME_OUTS.payerAuthentication.timeoutMs) => {
      const referenceId = await callProvider<string | undefined>(
        ...([
          processRun,
          'cards.setUpAuthentication',
          timeoutMs,
          () => readToken(transientToken).id,
        ] as const),
        { 'no-answer': undefined, 'not-sent': undefined },
      );
      if (referenceId === undefined) throw new CardProviderUnavailableError('No answer.');
      return { referenceId, accessToken: 'jwt', deviceDataCollectionUrl: 'https://bank.example/collect' };
    },

    enrol: ({ transientToken, isMandated }, timeoutMs) =>
      callProvider<EnrolmentAnswer>(
        processRun,
        'cards.enrol',
        timeoutMs,
        () => enrolmentAnswer(readToken(transientToken), isMandated, ledger.newId(), visits),
        { 'no-answer': { kind: 'no-answer' }, 'not-sent': { kind: 'no-answer' } },
      ),

    challengeResult: ({ transactionId }, timeoutMs) =>
      callProvider<ChallengeResult>(
        processRun,
        'cards.challengeResult',
        timeoutMs,
        () => challengeAnswer(transactionId, visits),
        { 'no-answer': { kind: 'no-answer' }, 'not-sent': { kind: 'no-answer' } },
      ),

    authorise: (order, timeoutMs) =>
      callProvider<AuthorisationAnswer>(
        processRun,
        'cards.authorise',
        timeoutMs,
        () => {
          const { merchantTransactionId: transactionId, reference, amount, evidence } = order;
          const { bank, funds } = readToken(order.transientToken);
          asked(transactionId);
          if (spentBefore(ledger, evidence)) return { kind: 'declined', reason: 'authentication-failed' };
          if (wantsToSee(bank, evidence)) return { kind: 'authentication-required' };
          if (funds === 'declined') return { kind: 'declined', reason: 'insufficient-funds' };
          const whole = funds === 'partial' ? Math.ceil(amount.minorUnits / 2) : amount.minorUnits;
          const held = { transactionId, reference, amount: { ...amount, minorUnits: whole }, at: world.now };
          return authorisationAnswer(ledger.hold(held), QUALITIES[funds]);
        },
        SILENT,
      ),

    reverse: ({ providerId, merchantTransactionId }) =>
      callProvider<ReversalAnswer>(
        processRun,
        'cards.reverse',
        AFTERWARDS_MS,
        () => ledger.reverse(providerId, merchantTransactionId),
        IN_A_WORD,
      ),

    capture: (
      { authorisationId, merchantTransactionId: transactionId, reference, amount, final },
      timeoutMs,
    ) =>
      callProvider<SettlementAnswer>(
        processRun,
        'cards.capture',
        timeoutMs,
        () => ledger.capture({ authorisationId, transactionId, reference, amount: amount.minorUnits, final }),
        SILENT,
      ),

    refund: ({ captureId, merchantTransactionId: transactionId, reference, amount }, timeoutMs) =>
      callProvider<SettlementAnswer>(
        processRun,
        'cards.refund',
        timeoutMs,
        () => ledger.refund({ captureId, transactionId, reference, amount: amount.minorUnits }),
        SILENT,
      ),

    undo: ({ merchantTransactionId }) =>
      callProvider<UndoAnswer>(
        processRun,
        'cards.undo',
        AFTERWARDS_MS,
        () => ledger.undo(merchantTransactionId),
        IN_A_WORD,
      ),

    movements: () => Promise.reject(new Error('Not part of a payment.')),

    room: () => Infinity,
  };
}

/** The same key for all capture contexts: the cart and shopper of a token are looked up by its id. */
export const TOKEN_KEY = KEY;

const QUALITIES = {
  approved: 'plain',
  partial: 'partial',
  'under-review': 'pending-review',
  declined: 'plain',
} as const satisfies Record<Funds, string>;

const evidenceFor = (transactionId: string): AuthenticationEvidence => ({
  commerceIndicator: 'vbv',
  members: { transactionId },
});

function wantsToSee(bank: Bank, evidence: AuthenticationEvidence | undefined): boolean {
  return evidence === undefined && (bank === 'soft-declines' || bank === 'challenges');
}

/** An authentication can be used for one authorisation only. */
function spentBefore({ spent }: ProviderLedger, evidence: AuthenticationEvidence | undefined): boolean {
  const transactionId = evidence?.members['transactionId'];
  if (transactionId === undefined) return false;
  if (spent.has(transactionId)) return true;
  spent.add(transactionId);
  return false;
}

function enrolmentAnswer(
  { bank }: CardToken,
  isMandated: boolean,
  transactionId: string,
  visits: BankVisits,
): EnrolmentAnswer {
  if (bank === 'rejects') return { kind: 'failed', reason: 'authentication-failed' };
  if (bank === 'challenges' || (bank === 'soft-declines' && isMandated)) {
    visits.set(transactionId, 'pending');
    return {
      kind: 'challenge',
      transactionId,
      stepUpUrl: 'https://bank.example/step-up',
      accessToken: transactionId,
    };
  }
  return { kind: 'authenticated', transactionId, evidence: evidenceFor(transactionId) };
}

function challengeAnswer(transactionId: string, visits: BankVisits): ChallengeResult {
  const visit = visits.get(transactionId);
  if (visit === 'passed')
    return { kind: 'authenticated', transactionId, evidence: evidenceFor(transactionId) };
  return visit === 'failed' ? { kind: 'failed', reason: 'authentication-failed' } : { kind: 'pending' };
}
