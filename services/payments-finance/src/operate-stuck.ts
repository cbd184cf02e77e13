import { randomUUIDv7 } from 'node:crypto';
import { TOPICS } from '@loupe/contracts/topics';
import { poolTx } from '@loupe/database/tx';
import { listDeadLetters } from '@loupe/messaging/dead-letters';
import { createKafka } from '@loupe/messaging/kafka';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { DATABASE_CLOCK } from './adapters/db/database-clock.ts';
import { restoreRepository } from './adapters/db/restore-repository.ts';
import { stuckRepository } from './adapters/db/stuck-repository.ts';
import type { UseCases } from './bind-use-cases.ts';
import type { Config } from './config.ts';
import { stuckInWords } from './operator/say-stuck.ts';
import { listStuck } from './use-cases/list-stuck.ts';
import type { ParkedKey } from './use-cases/list-stuck.ts';

interface StuckOptions {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly useCases: Pick<UseCases, 'reconcileSettlements'>;
  readonly logger: Logger;
}

interface Result {
  readonly text: string;
  readonly ok: boolean;
}

/** `stuck`: lists what needs a person. */
export async function operateStuck({ config, pool, useCases, logger }: StuckOptions): Promise<Result> {
  const cases = await listStuck({
    stuck: stuckRepository(poolTx(pool), DATABASE_CLOCK),
    restores: restoreRepository(pool, randomUUIDv7),
    reconcile: () => useCases.reconcileSettlements(),
    deadLetters: () => deadLettersOf('payments-finance.', config, logger),
  });
  return { text: stuckInWords(cases), ok: cases.length === 0 };
}

/** `retry`: the running service's sweeper makes the next attempt. */
export async function operateRetry(pool: pg.Pool, id: string): Promise<Result> {
  const ok = await stuckRepository(poolTx(pool), DATABASE_CLOCK).retry(id);
  const text = ok
    ? 'It is due again, and is attempted by the running service within seconds.'
    : 'This is no abandoned reversal, settlement or notice that was given up, or gift card that was not issued. See "stuck".';
  return { text, ok };
}

/** One per key: the first of its messages that is not replayed. */
async function deadLettersOf(prefix: string, config: Config, logger: Logger): Promise<ParkedKey[]> {
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: 'payments-operator', logger });
  const letters = await listDeadLetters(kafka, [TOPICS.order.name]);
  const first = new Map<string, ParkedKey>();
  for (const { group: consumer, topic, key, reason, diedAt: since } of letters) {
    const id = JSON.stringify([consumer, key]);
    if (!consumer.startsWith(prefix) || first.has(id)) continue;
    first.set(id, { consumer, topic, key, reason: reason.split('\n')[0] ?? '', since });
  }
  return [...first.values()];
}
