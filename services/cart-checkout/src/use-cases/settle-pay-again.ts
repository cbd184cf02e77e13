import { answerOf, payAgainReplyTo } from '../domain/pay-again/pay-again.ts';
import type { PayAgain, PayAgainAnswer } from '../domain/pay-again/pay-again.ts';
import { mayBecome } from '../domain/pay-again/transitions.ts';
import type { ActionHolds, NextAction } from '../domain/placement/next-action.ts';
import type { PaymentOutcome } from '../domain/placement/payment.ts';
import { cancelPayAgain } from './cancel-pay-again.ts';
import type { CancelPayAgainPorts } from './cancel-pay-again.ts';

type At = Pick<PayAgain, 'id' | 'state' | 'version'>;

export interface SettlePayAgainPorts extends CancelPayAgainPorts {
  readonly payAgains: CancelPayAgainPorts['payAgains'] & {
    find(id: string, orderId: string): Promise<PayAgain | null>;
    beginChallenge(
      from: At,
      action: NextAction,
      seconds: { readonly valid: number; readonly longest: number },
    ): Promise<Date | null>;
    recordAuthorised(from: At, dueInSeconds: number): Promise<boolean>;
  };
  readonly actionHolds: ActionHolds;
  readonly reportFault: (error: unknown, message: string) => void;
}

/** How soon payments puts the new hold in its place, at the latest; then the sweeper looks. */
const TAKEN_OVER_SECONDS = 30;

/**
 * Records an attempt whose money is held, starts the action of one that needs it, and cancels any other.
 * @returns the answer to the shopper
 */
export async function settlePayAgain(
  ports: SettlePayAgainPorts,
  attempt: PayAgain,
  payment: PaymentOutcome,
): Promise<PayAgainAnswer> {
  const { payAgains, actionHolds } = ports;
  if (payment.kind === 'authorised' && mayBecome(attempt.state, 'authorised')) {
    if (await payAgains.recordAuthorised(attempt, TAKEN_OVER_SECONDS))
      return answerOf({ ...attempt, state: 'authorised' });
  } else if (payment.kind === 'action' && mayBecome(attempt.state, 'challenge')) {
    const { action: challenge, validSeconds: valid } = payment;
    const seconds = { valid, longest: actionHolds[challenge.kind] };
    const challengeUntil = await payAgains.beginChallenge(attempt, challenge, seconds);
    if (challengeUntil !== null)
      return answerOf({ ...attempt, state: 'challenge', challenge, challengeUntil });
  } else {
    const reply = attempt.reply ?? payAgainReplyTo(payment);
    const ending = await cancelPayAgain(ports, attempt, reply);
    if (ending === 'released') return reply;
    if (ending === 'cancelling') return { type: 'CheckoutInProgress' };
  }
  // A concurrent request settled it first, and its result applies.
  const settled = await payAgains.find(attempt.id, attempt.orderId);
  return settled === null ? { type: 'CheckoutInProgress' } : answerOf(settled);
}

/** Settles while the shopper waits. An unknown outcome and a failed write are left to the sweeper: the money may be authorised. */
export async function settlePayAgainOrLeave(
  ports: SettlePayAgainPorts,
  attempt: PayAgain,
  payment: PaymentOutcome,
): Promise<PayAgainAnswer> {
  if (payment.kind === 'unknown') return { type: 'CheckoutInProgress' };
  try {
    return await settlePayAgain(ports, attempt, payment);
  } catch (error) {
    ports.reportFault(error, 'An order that is paid again could not be settled and is left to the sweeper.');
    return { type: 'CheckoutInProgress' };
  }
}
