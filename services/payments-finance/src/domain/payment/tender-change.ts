import type { DeclineReason } from './decline-reason.ts';
import type { Verdict } from './judge-authorisation.ts';
import type { Amount, PaymentState, TenderState } from './payment.ts';
import type { BookingKind } from './postings.ts';
import type { ReversalVerdict } from './reversal-schedule.ts';

/** A tender and its payment, read under the lock on the payment. */
export interface TenderFacts {
  readonly paymentState: PaymentState;
  readonly state: TenderState;
  readonly asked: Amount;
  /** The amount that the provider has confirmed as held. */
  readonly held: Amount | undefined;
}

/** Everything one step changes, written atomically. */
export interface TenderChange {
  readonly tender: {
    readonly state: TenderState;
    readonly providerId?: string;
    readonly held?: Amount;
    readonly declineReason?: DeclineReason;
  };
  readonly payment: { readonly state: PaymentState; readonly declineReason?: DeclineReason };
  readonly bookings: readonly { readonly kind: BookingKind; readonly amount: Amount }[];
  /** The change of the reversal task. */
  readonly reversal: 'none' | 'schedule' | 'done' | 'abandoned';
}

/** The provider answered in time and the payment has not changed meanwhile. */
export function changeByAnswer(verdict: Verdict): TenderChange {
  const reason = 'reason' in verdict ? { declineReason: verdict.reason } : {};
  const payment = { state: verdict.payment, ...reason };
  if (verdict.tender !== 'held') {
    const reversal = verdict.tender === 'unknown' ? 'schedule' : 'none';
    return { tender: { state: verdict.tender, ...reason }, payment, bookings: [], reversal };
  }
  const { providerId, held } = verdict;
  return {
    tender: { state: 'held', providerId, held, ...reason },
    payment,
    bookings: [{ kind: 'authorisation', amount: held }],
    reversal: verdict.payment === 'authorised' ? 'none' : 'schedule',
  };
}

/** The bank challenges the shopper; no authorisation was requested yet. */
export const TO_CHALLENGE: TenderChange = {
  tender: { state: 'challenge' },
  payment: { state: 'challenge' },
  bookings: [],
  reversal: 'none',
};

/** Declined before an authorisation was requested, or after a definite refusal. */
export const changeByRefusal = (reason: DeclineReason): TenderChange =>
  changeByAnswer({ tender: 'declined', payment: 'declined', reason });

/**
 * The answer came after a cancel or after the sweeper had resolved the tender. An amount it holds is reversed.
 * @returns undefined when it changes nothing
 */
export function changeByLateAnswer(facts: TenderFacts, verdict: Verdict): TenderChange | undefined {
  const { state } = facts;
  if (state === 'held' || state === 'reversed') return undefined;
  const payment = declinedUnlessDecided(facts, 'reason' in verdict ? verdict.reason : 'provider-timeout');
  switch (verdict.tender) {
    case 'held':
      return { ...changeByAnswer(verdict), payment, reversal: 'schedule' };
    case 'declined':
      return state === 'declined'
        ? undefined
        : {
            tender: { state: 'declined', declineReason: verdict.reason },
            payment,
            bookings: [],
            reversal: 'done',
          };
    case 'unknown':
      return state === 'sent' ? givenUp(facts) : undefined;
  }
}

/** For a stale tender: one that was never sent is declined, one that was sent becomes unknown. */
export function changeByAge(facts: TenderFacts): TenderChange | undefined {
  if (facts.state === 'sent') return givenUp(facts);
  if (facts.state !== 'intended' && facts.state !== 'challenge') return undefined;
  const declineReason = facts.state === 'challenge' ? 'challenge-expired' : 'provider-unavailable';
  return {
    tender: { state: 'declined', declineReason },
    payment: declinedUnlessDecided(facts, declineReason),
    bookings: [],
    reversal: 'none',
  };
}

/** A reversal has ended, so not `repeat`. */
export function changeByReversal(
  facts: TenderFacts,
  verdict: Exclude<ReversalVerdict, 'repeat'>,
): TenderChange {
  const { state, asked } = facts;
  const unchanged = { tender: { state }, payment: { state: facts.paymentState }, bookings: [] };
  if (verdict === 'abandoned') return { ...unchanged, reversal: 'abandoned' };
  if (state !== 'held' && state !== 'unknown') return { ...unchanged, reversal: 'done' };

  const payment = declinedUnlessDecided(facts, 'provider-timeout');
  if (verdict === 'nothing-held') {
    return {
      tender: { state: 'declined', declineReason: 'provider-timeout' },
      payment,
      bookings: [],
      reversal: 'done',
    };
  }
  const held = facts.held ?? asked;
  const found = state === 'unknown' ? [{ kind: 'authorisation', amount: held } as const] : [];
  return {
    tender: { state: 'reversed', held },
    payment,
    bookings: [...found, { kind: 'authorisation-reversal', amount: held }],
    reversal: 'done',
  };
}

const givenUp = ({ paymentState }: TenderFacts): TenderChange => ({
  tender: { state: 'unknown' },
  payment: { state: paymentState === 'authorising' ? 'unknown' : paymentState },
  bookings: [],
  reversal: 'schedule',
});

/** A cancelled payment, or one that a newer attempt has decided, keeps its state. */
function declinedUnlessDecided(
  { paymentState }: TenderFacts,
  declineReason: DeclineReason,
): TenderChange['payment'] {
  const open = paymentState === 'authorising' || paymentState === 'challenge' || paymentState === 'unknown';
  return open ? { state: 'declined', declineReason } : { state: paymentState };
}
