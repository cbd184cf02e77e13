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

interface IssueGiftCardsPorts {
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
export async function issueGiftCards(ports: IssueGiftCardsPorts): Promise<number> {
  const room = Math.min(ISSUES_AT_ONCE, ports.issuer.room());
  return sweepDue({
    lease: async () => (room > 0 ? ports.issues.claim(room) : []),
    deal: (issue) => advance(ports, issue),
    failed: (err) => ports.logger.error({ err }, 'gift card not issued'),
  });
}

async function advance(ports: IssueGiftCardsPorts, issue: Issue): Promise<void> {
  switch (nextIssueStep(issue)) {
    case 'send':
      return send(ports, issue);
    case 'undo':
      return undo(ports, issue);
    case 'cancel':
      return cancel(ports, issue);
    case 'drop':
      return change(ports, issue, { state: 'cancelled', seconds: null }, issue.transactionId);
    case undefined:
      return change(ports, issue, { state: issue.state, seconds: null }, issue.transactionId);
  }
}

async function send(ports: IssueGiftCardsPorts, issue: Issue): Promise<void> {
  const { issues, issuer, now, newId, logger } = ports;
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
      return change(ports, issue, AT_ONCE, transactionId);
    case 'refused':
      logger.error({ issueId: issue.id, reference: issue.reference, code: answer.code }, 'gift card refused');
      return change(ports, issue, notIssued(issue.attempts), transactionId);
    case 'no-answer':
      return change(ports, issue, UNKNOWN, transactionId);
  }
}

async function undo(ports: IssueGiftCardsPorts, claimed: Issue): Promise<void> {
  const { id: issueId, amount, transactionId } = claimed;
  if (transactionId === undefined) throw new Error(`Issue ${issueId} was never sent.`);
  // Its sender may still get the answer: from here on it cannot be stored, and a stored one is not reversed.
  if (!(await ports.issues.change(claimed, BEING_UNDONE, transactionId)))
    return ports.logger.warn({ issueId }, 'another process has changed this gift card: it is not reversed');
  const answer = await ports.issuer.undo({ amount, transactionId });
  ports.logger.warn({ issueId, answer }, 'lost gift card reversed or looked for');
  const issue: Issue = { ...claimed, state: BEING_UNDONE.state };
  await change(ports, issue, changeByUndoing(issue, answer), transactionId);
}

async function cancel(ports: IssueGiftCardsPorts, issue: Issue): Promise<void> {
  const { amount, transactionId, providerId, giftCardId } = issue;
  if (transactionId === undefined || providerId === undefined)
    throw new Error(`Issue ${issue.id} has no card.`);
  // Its number was lost with a restore: its value is kept, and a person decides.
  if (giftCardId === undefined) return change(ports, issue, changeByCancelling(issue, 'kept'), transactionId);
  const answer = await ports.issuer.cancel({ amount, transactionId, providerId, giftCardId });
  ports.logger.info({ issueId: issue.id, answer }, 'returned gift card cancelled');
  await change(ports, issue, changeByCancelling(issue, answer), transactionId);
}

async function change(
  { issues, logger }: IssueGiftCardsPorts,
  issue: Issue,
  to: IssueChange,
  transactionId: string | undefined,
): Promise<void> {
  if (!(await issues.change(issue, to, transactionId)))
    logger.warn({ issueId: issue.id }, 'another process has changed this gift card');
  else if (to.seconds === null && to.state === 'unknown')
    logger.error({ issueId: issue.id }, 'gift card given up: check at the provider whether it was issued');
}
