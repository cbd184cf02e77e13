import type { FailureOf } from '../domain/failures.ts';
import { answerOf } from '../domain/pay-again/pay-again.ts';
import type { PayAgain, PayAgainAnswer } from '../domain/pay-again/pay-again.ts';
import type { ChallengedPayment, PaymentOutcome } from '../domain/placement/payment.ts';
import { isPlacementId } from '../domain/placement/placement.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cancelPayAgain } from './cancel-pay-again.ts';
import { linkedOrder } from './judge-pay-again.ts';
import type { JudgePayAgainPorts } from './judge-pay-again.ts';
import { settlePayAgain, settlePayAgainOrLeave } from './settle-pay-again.ts';
import type { SettlePayAgainPorts } from './settle-pay-again.ts';
import { timeForPayments } from './time-for-payments.ts';

export interface ValidatePayAgainPorts
  extends SettlePayAgainPorts, Pick<JudgePayAgainPorts, 'payAgainLinks'> {
  readonly payAgains: SettlePayAgainPorts['payAgains'] &
    JudgePayAgainPorts['payAgains'] & {
      /** @returns the attempt as it is now, or null when it has no open challenge or the deadline has passed */
      endChallenge(id: string, orderId: string, dueInSeconds: number): Promise<PayAgain | null>;
    };
  readonly payments: SettlePayAgainPorts['payments'] & {
    resume(payment: ChallengedPayment, timeoutMs: number): Promise<PaymentOutcome>;
    /** @throws when payments is not reached */
    find(placementId: string): Promise<PaymentOutcome>;
  };
  readonly now: () => Date;
}

/** The link, which may have expired since the attempt began, and the attempt. */
export interface PayAgainAsked {
  readonly token: string;
  readonly placementId: string;
}

/** Continues an attempt after the bank's challenge. Of concurrent requests one continues; the others and every repeat get its result. */
export async function validatePayAgain(
  ports: ValidatePayAgainPorts,
  { site }: Pick<Shopper, 'site'>,
  { token, placementId }: PayAgainAsked,
): Promise<PayAgainAnswer> {
  const startedAt = ports.now();
  const linked = isPlacementId(placementId) ? await linkedOrder(ports, site, token) : null;
  if (linked === null) return { type: 'PaymentExpired' };
  const { id: orderId } = linked.order;
  const resumed = await ports.payAgains.endChallenge(placementId, orderId, ports.dueInSeconds);
  if (resumed === null) return answerOther(ports, placementId, orderId);
  const payment = await ports.payments.resume(
    { placementId, attempt: 1 },
    timeForPayments(startedAt, ports.now()),
  );
  // Payments was not reached and its challenge is still open: the sweeper can settle it, and the shopper may retry.
  if (payment.kind === 'unreachable') return { type: 'CheckoutInProgress' };
  return settlePayAgainOrLeave(ports, resumed, payment);
}

async function answerOther(
  ports: ValidatePayAgainPorts,
  id: string,
  orderId: string,
): Promise<PayAgainAnswer> {
  const attempt = await ports.payAgains.find(id, orderId);
  if (attempt === null) return { type: 'PaymentExpired' };
  if (attempt.state !== 'challenge' || !attempt.challengeOver) return answerOf(attempt);
  try {
    return await settlePayAgain(ports, attempt, await ports.payments.find(id));
  } catch (error) {
    ports.reportFault(error, 'An order that is paid again is left to the sweeper after its challenge.');
    return { type: 'CheckoutInProgress' };
  }
}

export type LeavePayAgainAnswer =
  | { readonly type: 'PayAgainLeft'; readonly orderNumber: string }
  | Extract<PayAgainAnswer, { type: 'OrderPaidAgain' }>
  | FailureOf<'CheckoutInProgress' | 'LinkExpiredError'>;

/** Abandons an attempt with an open challenge, so that the order can be paid in another way; when it has succeeded, says so. */
export async function leavePayAgain(
  ports: ValidatePayAgainPorts,
  { site }: Pick<Shopper, 'site'>,
  { token, placementId }: PayAgainAsked,
): Promise<LeavePayAgainAnswer> {
  const linked = isPlacementId(placementId) ? await linkedOrder(ports, site, token) : null;
  if (linked === null) return { type: 'LinkExpiredError' };
  const { id: orderId, orderNumber } = linked.order;
  const find = () => ports.payAgains.find(placementId, orderId);
  const open = await find();
  if (open?.state === 'challenge') await cancelPayAgain(ports, open, { type: 'PaymentExpired' });
  const left = await find();
  if (left === null || left.state === 'released') return { type: 'PayAgainLeft', orderNumber };
  const answer = answerOf(left);
  return answer.type === 'OrderPaidAgain' ? answer : { type: 'CheckoutInProgress' };
}
