import { sweepEach } from '@loupe/database/sweep-each';
import type { Logger } from '@loupe/telemetry/logger';
import type { NoticeEnding, ProviderNotice } from '../domain/notice/provider-notice.ts';
import type { WaitsFor } from '../domain/payment/waiting.ts';
import type { PaymentMethod } from '../domain/payment/payment.ts';
import type { AuthoriseOutcome } from './attempt.ts';
import type { DisputeStore } from './ports/disputes.ts';
import type { NoticeStore, StoredNotice } from './ports/notices.ts';
import { PROVIDER_MS } from './ports/providers.ts';
import type { WaitStore } from './ports/wait-store.ts';
import type { ResumeOrder } from './resume-payment.ts';

export const NOTICES_AT_ONCE = 20;
/** One sweep follows what was stored meanwhile, too. */
export const FOLLOW_SOON = { atOnce: 1, waiting: 1 };

interface FollowNoticesPorts {
  readonly notices: NoticeStore;
  readonly waits: Pick<WaitStore, 'follow'>;
  readonly disputes: DisputeStore;
  readonly resume: (order: ResumeOrder) => Promise<AuthoriseOutcome>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Does what follows from stored notices, oldest first. @returns how many were due */
export async function followNotices(ports: FollowNoticesPorts): Promise<number> {
  const { notices, logger } = ports;
  const due = await notices.claim(NOTICES_AT_ONCE);
  await sweepEach(due, async (stored) => {
    const { method, messageId, notice } = stored;
    const ending = await follow(ports, stored);
    const about = { method, messageId, kind: notice.kind, outcome: ending.outcome };
    if (ending.kind === 'done') {
      await notices.close(stored, ending.outcome);
      logger.info(about, 'notice followed');
    } else if ((await notices.postpone(stored, ending.outcome)) === 'failed')
      logger.error(about, 'a notice matches nothing of ours after a day');
  });
  return due.length;
}

async function follow(ports: FollowNoticesPorts, { method, notice }: StoredNotice): Promise<NoticeEnding> {
  const { notices, disputes } = ports;
  switch (notice.kind) {
    case 'approved':
      return { kind: 'done', outcome: 'the shopper’s page asks for the approval' };
    case 'no-news':
      return { kind: 'done', outcome: `nothing follows from ${notice.about}` };
    case 'hold-gone':
      return notices.endHold(method, notice);
    case 'dispute-opened':
      return (await disputes.open(method, notice))
        ? { kind: 'done', outcome: 'the dispute waits for a person' }
        : { kind: 'later', outcome: 'no capture of ours has this id' };
    case 'dispute-ended':
      return (await disputes.end(method, notice.disputeId, notice.isWon))
        ? { kind: 'done', outcome: 'the dispute has ended' }
        : { kind: 'later', outcome: 'the dispute is not known yet' };
    case 'goes-on':
      return goOn(ports, method, notice);
  }
}

/** In words for operators. */
const WAITS = {
  submission: 'the application to be submitted',
  decision: 'the decision',
  signature: 'the signature',
} as const satisfies Record<WaitsFor, string>;

/** Continues the payment as the shopper's page would; of one that has ended, what the shopper has agreed to since is undone. */
async function goOn(
  { notices, waits, resume, now }: FollowNoticesPorts,
  method: PaymentMethod,
  notice: Extract<ProviderNotice, { kind: 'goes-on' }>,
): Promise<NoticeEnding> {
  const tender = await notices.find(method, notice);
  if (tender === undefined) return { kind: 'later', outcome: 'no request of ours has this id' };
  const { tenderId, state, ...key } = tender;
  if (state === 'intended' || state === 'sent')
    return { kind: 'later', outcome: 'its answer has not arrived yet' };
  if (state === 'declined') {
    await notices.undo(tenderId, notice.begun);
    return { kind: 'done', outcome: 'the payment has ended: what was begun is undone' };
  }
  if (state !== 'action') {
    const { applicationStatus: status } = notice;
    return status !== undefined && (await waits.follow(tenderId, status))
      ? { kind: 'done', outcome: `the loan is ${status}` }
      : { kind: 'done', outcome: `the payment is ${state} already` };
  }
  const outcome = await resume({ ...key, deadline: new Date(now().getTime() + PROVIDER_MS) });
  // The provider is asked again by itself, up to the limit of the wait.
  if ('view' in outcome && outcome.view.waitsFor !== undefined)
    return { kind: 'done', outcome: `the payment waits for ${WAITS[outcome.view.waitsFor]}` };
  return 'view' in outcome && (outcome.view.state === 'action' || outcome.view.state === 'authorising')
    ? { kind: 'later', outcome: 'it has not gone on yet' }
    : { kind: 'done', outcome: 'the payment went on' };
}
