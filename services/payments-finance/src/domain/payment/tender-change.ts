import type { DeclineReason } from './decline-reason.ts';
import type { StoredCard, Verdict } from './judge-authorisation.ts';
import { paymentState } from './payment-state.ts';
import type { TenderStanding } from './payment-state.ts';
import type { Amount, PaymentState, TenderState } from './payment.ts';
import type { BookingKind } from './postings.ts';
import type { ReversalVerdict } from './reversal-schedule.ts';
import type { ApplicationStatus } from './waiting.ts';

/** A tender and its payment, read under the lock on the payment. */
export interface TenderFacts {
  readonly paymentState: PaymentState;
  readonly state: TenderState;
  readonly asked: Amount;
  /** The amount that the provider has confirmed as held. */
  readonly held: Amount | undefined;
  /** The hold has ended: there is nothing left to reverse. */
  readonly hasEnded?: boolean;
  /** The other tenders of the same attempt. */
  readonly others: readonly TenderStanding[];
  /** A later attempt has been opened, which decides the payment's state. */
  readonly isSuperseded: boolean;
}

/**
 * Everything one step changes, written atomically. A payment that becomes declined or unknown ends its attempt: tenders that were
 * not sent are declined, and those that are held are scheduled for reversal, in the same statement.
 */
export interface TenderChange {
  readonly tender: {
    readonly state: TenderState;
    readonly providerId?: string;
    readonly held?: Amount;
    readonly declineReason?: DeclineReason;
    /** Until the hold ends; undefined where the provider states no end. */
    readonly heldSeconds?: number | undefined;
    /** Stored until the order has ended. */
    readonly storedCard?: StoredCard;
    /** As the provider names it in its answer; absent where it was known before. */
    readonly cardType?: string;
    /** What is at the provider, by the name that it has from now on. */
    readonly begun?: string;
    /** Of a loan, where this step has learnt it. */
    readonly applicationStatus?: ApplicationStatus;
  };
  readonly payment: { readonly state: PaymentState; readonly declineReason?: DeclineReason };
  readonly bookings: readonly { readonly kind: BookingKind; readonly amount: Amount }[];
  /** The change of this tender's reversal task. */
  readonly reversal: 'none' | 'schedule' | 'done' | 'abandoned';
}

/**
 * The provider answered in time and the payment has not changed meanwhile.
 * @param others the other tenders of the attempt
 */
export function changeByAnswer(verdict: Verdict, others: readonly TenderStanding[] = []): TenderChange {
  const reason = 'reason' in verdict ? { declineReason: verdict.reason } : {};
  const isRefused = 'reason' in verdict;
  const state = paymentState([...others, { state: verdict.tender, isRefused }]);
  const payment = { state, ...reason };
  if (verdict.tender !== 'held') {
    const reversal = verdict.tender === 'unknown' ? 'schedule' : 'none';
    return {
      tender: { state: verdict.tender, ...reason, ...begunOf(verdict) },
      payment,
      bookings: [],
      reversal,
    };
  }
  const { providerId, held } = verdict;
  return {
    tender: {
      state: 'held',
      providerId,
      held,
      ...reason,
      ...storedOf(verdict),
      ...typeOf(verdict),
      ...begunOf(verdict),
    },
    payment,
    bookings: [{ kind: 'authorisation', amount: held }],
    reversal: isRefused ? 'schedule' : 'none',
  };
}

/** The stored card is kept for a refused authorisation too, because it must be deleted at the provider. */
const storedOf = ({ storedCard }: Extract<Verdict, { tender: 'held' }>) =>
  storedCard === undefined ? {} : { storedCard };

const begunOf = (verdict: Verdict) =>
  'begun' in verdict && verdict.begun !== undefined ? { begun: verdict.begun } : {};

const typeOf = (verdict: Extract<Verdict, { tender: 'held' }>) =>
  'cardType' in verdict && verdict.cardType !== undefined ? { cardType: verdict.cardType } : {};

/** The shopper has to act first; no authorisation was requested yet. */
export const changeByAction = (others: readonly TenderStanding[] = []): TenderChange => ({
  tender: { state: 'action' },
  payment: { state: paymentState([...others, { state: 'action' }]) },
  bookings: [],
  reversal: 'none',
});

/** Declined before an authorisation was requested, or after a definite refusal. */
export const changeByRefusal = (
  reason: DeclineReason,
  others: readonly TenderStanding[] = [],
): TenderChange => changeByAnswer({ tender: 'declined', reason }, others);

/**
 * The answer came after a cancel or after the sweeper had resolved the tender. An amount it holds is reversed.
 * @returns undefined when it changes nothing
 */
export function changeByLateAnswer(facts: TenderFacts, verdict: Verdict): TenderChange | undefined {
  const { state } = facts;
  if (state === 'held' || state === 'reversed') return undefined;
  const declineReason = 'reason' in verdict ? verdict.reason : 'provider-timeout';
  switch (verdict.tender) {
    case 'held': {
      const { providerId, held } = verdict;
      return {
        tender: { state: 'held', providerId, held, declineReason, ...storedOf(verdict), ...begunOf(verdict) },
        payment: paymentAfter(facts, { state: 'held', isRefused: true }, declineReason),
        bookings: [{ kind: 'authorisation', amount: held }],
        reversal: 'schedule',
      };
    }
    case 'declined':
      return state === 'declined' ? undefined : declined(facts, declineReason, 'done');
    case 'unknown':
      return state === 'sent' ? givenUp(facts) : undefined;
  }
}

/** For a stale tender: one that was never sent is declined, one that was sent becomes unknown. */
export function changeByAge(facts: TenderFacts): TenderChange | undefined {
  if (facts.state === 'sent') return givenUp(facts);
  if (facts.state !== 'intended' && facts.state !== 'action') return undefined;
  return declined(facts, facts.state === 'action' ? 'challenge-expired' : 'provider-unavailable', 'none');
}

/** A reversal has ended, so not `repeat`. */
export function changeByReversal(
  facts: TenderFacts,
  verdict: Exclude<ReversalVerdict, 'repeat'>,
): TenderChange {
  const { state, asked } = facts;
  const unchanged = { tender: { state }, payment: { state: facts.paymentState }, bookings: [] };
  if (verdict === 'abandoned') return { ...unchanged, reversal: 'abandoned' };
  const held = facts.held ?? asked;
  const found = [{ kind: 'authorisation', amount: held } as const];
  const reversed = [{ kind: 'authorisation-reversal', amount: held } as const];
  // The provider has decided while the shopper's action, or the wait for its answer, was given up.
  if (state === 'declined' && verdict === 'settled')
    return { ...unchanged, bookings: [...found, ...reversed], reversal: 'done' };
  if (state !== 'held' && state !== 'unknown') return { ...unchanged, reversal: 'done' };
  if (verdict === 'nothing-held') return declined(facts, 'provider-timeout', 'done');

  const declineReason = state === 'unknown' ? { declineReason: 'provider-timeout' as const } : {};
  return {
    tender: { state: 'reversed', held, ...declineReason },
    payment: paymentAfter(facts, { state: 'reversed' }, 'provider-timeout'),
    bookings: facts.hasEnded ? [] : [...(state === 'unknown' ? found : []), ...reversed],
    reversal: 'done',
  };
}

const declined = (
  facts: TenderFacts,
  declineReason: DeclineReason,
  reversal: TenderChange['reversal'],
): TenderChange => ({
  tender: { state: 'declined', declineReason },
  payment: paymentAfter(facts, { state: 'declined' }, declineReason),
  bookings: [],
  reversal,
});

const givenUp = (facts: TenderFacts): TenderChange => ({
  tender: { state: 'unknown' },
  payment: paymentAfter(facts, { state: 'unknown' }, 'provider-timeout'),
  bookings: [],
  reversal: 'schedule',
});

/** A payment that is cancelled, or whose state a later attempt decides, keeps its state. */
function paymentAfter(
  { paymentState: before, others, isSuperseded }: TenderFacts,
  standing: TenderStanding,
  declineReason: DeclineReason,
): TenderChange['payment'] {
  if (before === 'cancelled' || isSuperseded) return { state: before };
  const state = paymentState([...others, standing]);
  return state === 'declined' && before !== 'declined' ? { state, declineReason } : { state };
}
