import type { Amount } from '../payment/payment.ts';
import { pauseAfter, REPEAT_HOURS } from '../payment/reversal-schedule.ts';

/** `intended → sent → issued → cancelled | refused`; a request whose answer was lost is `unknown`, is undone and intended again. */
export type IssueState = 'intended' | 'sent' | 'unknown' | 'issued' | 'cancelled' | 'refused';

/** A gift card that was sold: one piece of a shipment. */
export interface Issue {
  readonly id: string;
  readonly state: IssueState;
  /** The order's number. */
  readonly reference: string;
  /** Which piece of which shipment: the same after a restore. */
  readonly piece: string;
  readonly amount: Amount;
  /** Our code of the latest request. */
  readonly transactionId: string | undefined;
  /** The provider's id of the issue. */
  readonly providerId: string | undefined;
  /** Under which the vault has number and PIN. */
  readonly giftCardId: string | undefined;
  /** The piece was returned, so the card has to be cancelled. */
  readonly isReturned: boolean;
  readonly attempts: number;
  /** Since the latest request. */
  readonly ageHours: number;
}

export type IssueStep = 'send' | 'undo' | 'cancel' | 'drop' | undefined;

/** @returns what a claimed issue needs; undefined for nothing */
export function nextIssueStep({ state, isReturned }: Issue): IssueStep {
  switch (state) {
    case 'intended':
      return isReturned ? 'drop' : 'send';
    // A claimed one is `sent` only if the process that sent it has died.
    case 'sent':
    case 'unknown':
      return 'undo';
    case 'issued':
      return isReturned ? 'cancel' : undefined;
    case 'cancelled':
    case 'refused':
      return undefined;
  }
}

/** What becomes of an issue. @property seconds until the next attempt, null for none */
export interface IssueChange {
  readonly state: IssueState;
  readonly seconds: number | null;
}

/** The provider did not process the request. */
export const notIssued = (attempts: number): IssueChange => ({
  state: 'intended',
  seconds: pauseAfter(attempts),
});

export const AT_ONCE: IssueChange = { state: 'intended', seconds: 0 };
export const UNKNOWN: IssueChange = { state: 'unknown', seconds: 0 };
/** Before the provider is asked; as long as the lease of a claim. */
export const BEING_UNDONE: IssueChange = { state: 'unknown', seconds: 30 };

/** After this time a request that the provider has not found cannot arrive any more: its connection was closed long before. */
const ARRIVES_WITHIN_HOURS = 1;

export type UndoneAnswer = 'undone' | 'nothing-found' | 'refused' | 'no-answer' | 'not-sent';

/**
 * A new card is requested only when the lost request is known to have issued none that is still live, so that there are never two
 * live cards for one piece.
 */
export function changeByUndoing({ attempts, ageHours }: Issue, answer: UndoneAnswer): IssueChange {
  if (answer === 'undone') return AT_ONCE;
  if (answer === 'nothing-found' && ageHours >= ARRIVES_WITHIN_HOURS) return AT_ONCE;
  const isGivenUp = ageHours >= REPEAT_HOURS && answer !== 'not-sent';
  return { state: 'unknown', seconds: isGivenUp ? null : pauseAfter(attempts) };
}

/** `kept`: it is spent in part or whole, or the provider refuses to cancel it. */
export type CancelAnswer = 'cancelled' | 'kept' | 'no-answer' | 'not-sent';

/** A second cancellation of the same issue has no effect, so it is repeated until it is answered. */
export function changeByCancelling({ attempts }: Issue, answer: CancelAnswer): IssueChange {
  if (answer === 'cancelled') return { state: 'cancelled', seconds: null };
  if (answer === 'kept') return { state: 'refused', seconds: null };
  return { state: 'issued', seconds: pauseAfter(attempts) };
}
