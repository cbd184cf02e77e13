import { sweepEach } from '@loupe/database/sweep-each';
import type { Logger } from '@loupe/telemetry/logger';
import type { NoticeEnding } from '../domain/notice/provider-notice.ts';
import type { DisputeStore } from './ports/disputes.ts';
import type { NoticeStore, StoredNotice } from './ports/notices.ts';

export const NOTICES_AT_ONCE = 20;
export const NOTICES_PRUNED_AT_ONCE = 1_000;
/** One sweep follows what was stored meanwhile, too. */
export const FOLLOW_SOON = { atOnce: 1, waiting: 1 };

interface FollowNoticesPorts {
  readonly notices: NoticeStore;
  readonly disputes: DisputeStore;
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

async function follow(
  { notices, disputes }: FollowNoticesPorts,
  { method, notice }: StoredNotice,
): Promise<NoticeEnding> {
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
  }
}
