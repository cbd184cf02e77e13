import { sweepDue } from '@loupe/database/due';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import {
  AT_ONCE,
  BEING_UNDONE,
  changeByCancelling,
  changeByUndoing,
  nextIssueStep,
  notIssued,
  UNKNOWN,
} from '../domain/gift-card/issue.ts';
import type { Issue, IssueChange } from '../domain/gift-card/issue.ts';
import { requestKey, transactionIdFor } from './ports/request-key.ts';
import type { GiftCardIssuer, IssueAnswer, IssueStore } from './ports/gift-card-issuer.ts';

export const ISSUES_AT_ONCE = 20;

/** A process that was stopped for longer must not send: its lease may have ended. */
const SEND_WITHIN_MS = 10_000;

interface Dependencies {
  readonly issues: IssueStore;
  readonly issuer: GiftCardIssuer;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
}

/**
 * Issues gift cards whose shipment is paid for, and cancels those that were returned. Each request is stored before it is sent; one
 * whose answer was lost is reversed before another card is requested.
 * @returns how many were claimed
 */
export async function issueGiftCards(deps: Dependencies): Promise<number> {
  const room = Math.min(ISSUES_AT_ONCE, deps.issuer.room());
  return sweepDue({
    lease: async () => (room > 0 ? deps.issues.claim(room) : []),
    deal: (issue) => advance(issue, deps),
    failed: (err) => deps.logger.error({ err }, 'gift card not issued'),
  });
}

async function advance(issue: Issue, deps: Dependencies): Promise<void> {
  switch (nextIssueStep(issue)) {
    case 'send':
      return send(issue, deps);
    case 'undo':
      return undo(issue, deps);
    case 'cancel':
      return cancel(issue, deps);
    case 'drop':
      return change(issue, { state: 'cancelled', seconds: null }, issue.transactionId, deps);
    case undefined:
      return change(issue, { state: issue.state, seconds: null }, issue.transactionId, deps);
  }
}

async function send(issue: Issue, deps: Dependencies): Promise<void> {
  const { issues, issuer, now, newId, logger } = deps;
  const startedAt = now().getTime();
  const transactionId = transactionIdFor(requestKey(issue.piece), newId);
  if (!(await issues.markSent(issue, transactionId))) return;
  const isLate = now().getTime() - startedAt > SEND_WITHIN_MS;
  const { timeoutMs } = TIME_OUTS.giftCardsAfterwards;
  const answer: IssueAnswer = isLate
    ? { kind: 'not-sent' }
    : await issuer.issue({ amount: issue.amount, transactionId }, timeoutMs);
  logger.info({ issueId: issue.id, answer: answer.kind }, 'gift card requested');
  switch (answer.kind) {
    case 'issued':
      if (!(await issues.recordIssued(issue, { ...answer, transactionId })))
        logger.error({ issueId: issue.id, transactionId }, 'answer came late: the gift card is reversed');
      return;
    case 'not-sent':
      return change(issue, AT_ONCE, transactionId, deps);
    case 'refused':
      logger.error({ issueId: issue.id, reference: issue.reference, code: answer.code }, 'gift card refused');
      return change(issue, notIssued(issue.attempts), transactionId, deps);
    case 'no-answer':
      return change(issue, UNKNOWN, transactionId, deps);
  }
}

async function undo(claimed: Issue, deps: Dependencies): Promise<void> {
  const { id: issueId, amount, transactionId } = claimed;
  if (transactionId === undefined) throw new Error(`Issue ${issueId} was never sent.`);
  // Its sender may still get the answer: from here on it cannot be stored, and a stored one is not reversed.
  if (!(await deps.issues.change(claimed, BEING_UNDONE, transactionId)))
    return deps.logger.warn({ issueId }, 'another process has changed this gift card: it is not reversed');
  const answer = await deps.issuer.undo({ amount, transactionId });
  deps.logger.warn({ issueId, answer }, 'lost gift card reversed or looked for');
  const issue: Issue = { ...claimed, state: BEING_UNDONE.state };
  await change(issue, changeByUndoing(issue, answer), transactionId, deps);
}

async function cancel(issue: Issue, deps: Dependencies): Promise<void> {
  const { amount, transactionId, providerId, giftCardId } = issue;
  if (transactionId === undefined || providerId === undefined)
    throw new Error(`Issue ${issue.id} has no card.`);
  // Its number was lost with a restore: its value is kept, and a person decides.
  if (giftCardId === undefined) return change(issue, changeByCancelling(issue, 'kept'), transactionId, deps);
  const answer = await deps.issuer.cancel({ amount, transactionId, providerId, giftCardId });
  deps.logger.info({ issueId: issue.id, answer }, 'returned gift card cancelled');
  await change(issue, changeByCancelling(issue, answer), transactionId, deps);
}

async function change(
  issue: Issue,
  to: IssueChange,
  transactionId: string | undefined,
  { issues, logger }: Dependencies,
): Promise<void> {
  if (!(await issues.change(issue, to, transactionId)))
    logger.warn({ issueId: issue.id }, 'another process has changed this gift card');
  else if (to.seconds === null && to.state === 'unknown')
    logger.error({ issueId: issue.id }, 'gift card given up: check at the provider whether it was issued');
}
