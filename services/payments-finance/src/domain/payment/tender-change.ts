import type { DeclineReason } from './decline-reason.ts';
import type { Verdict } from './judge-authorisation.ts';
import type { Amount, PaymentState, TenderState } from './payment.ts';
import type { BookingKind } from './postings.ts';
import type { ReversalVerdict } from './reversal-schedule.ts';

/** A tender and its payment as they stand, the payment's row locked. */
export interface TenderFacts {
  readonly paymentState: PaymentState;
  readonly state: TenderState;
  readonly asked: Amount;
  /** What the provider holds, once it has said so. */
  readonly held: Amount | undefined;
}

/** Everything one step changes, written together or not at all. */
export interface TenderChange {
  readonly tender: {
    readonly state: TenderState;
    readonly providerId?: string;
    readonly held?: Amount;
    readonly declineReason?: DeclineReason;
  };
  readonly payment: { readonly state: PaymentState; readonly declineReason?: DeclineReason };
  readonly bookings: readonly { readonly kind: BookingKind; readonly amount: Amount }[];
  /** What becomes of the task that gives the money back. */
  readonly reversal: 'none' | 'schedule' | 'done' | 'abandoned';
}

/** The provider answered in time and nothing else has touched the payment. */
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

/** The shopper is sent to the bank; nothing was asked for yet. */
export const TO_CHALLENGE: TenderChange = {
  tender: { state: 'challenge' },
  payment: { state: 'challenge' },
  bookings: [],
  reversal: 'none',
};

/** Over before the provider was asked for money, or after it plainly refused. */
export const changeByRefusal = (reason: DeclineReason): TenderChange =>
  changeByAnswer({ tender: 'declined', payment: 'declined', reason });

/**
 * The answer came after a cancel or after the sweeper gave it up. Money it brings is held only to be given back.
 * @returns undefined when it changes nothing any more
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

/** Nobody waits for the answer any more: what was never sent is over, what was sent is unknown. */
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

/** A reversal came to an end. `repeat` is not one. */
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

/** A cancelled payment stays cancelled, and one that a newer attempt has decided stays as that one left it. */
function declinedUnlessDecided(
  { paymentState }: TenderFacts,
  declineReason: DeclineReason,
): TenderChange['payment'] {
  const open = paymentState === 'authorising' || paymentState === 'challenge' || paymentState === 'unknown';
  return open ? { state: 'declined', declineReason } : { state: paymentState };
}
