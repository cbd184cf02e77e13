import type { Logger } from '@loupe/telemetry/logger';
import type { OutboxStore, UnpublishedRow } from './outbox-store.ts';
import type { Publisher } from './publisher.ts';

export interface RelayRound {
  readonly store: Pick<OutboxStore, 'unpublished' | 'markPublished' | 'park'>;
  readonly publisher: Pick<Publisher, 'publish'>;
  /** Whether the lock has been lost. */
  readonly shouldStop: () => boolean;
  readonly logger: Logger;
}

/**
 * One round of the leading relay: a row is marked as published only once the broker has it, so that after a crash it is
 * sent again rather than lost.
 * Unavailable topics are left out and the rest is read again, so that their rows do not block other topics.
 * @returns how many rows waited, and whether some did not go out for now
 */
export async function relayOnce({
  store,
  publisher,
  shouldStop,
  logger,
}: RelayRound): Promise<{ readonly found: number; readonly failed: boolean }> {
  const away: string[] = [];
  for (let found = 0; ;) {
    const rows = await store.unpublished(away);
    const { published, refused, failed, ends } = await publisher.publish(rows, shouldStop);
    if (published.length > 0) await store.markPublished(published, ends);
    for (const { row, reason } of refused) {
      await store.park(row, reason);
      logger.error(describe(row, reason), 'outbox row cannot be sent; its key is parked');
    }
    found += rows.length;
    away.push(...failed);
    if (failed.length === 0 || shouldStop()) return { found, failed: away.length > 0 };
  }
}

const describe = ({ topic, key, id }: UnpublishedRow, reason: string) => ({ topic, key, id, reason });
