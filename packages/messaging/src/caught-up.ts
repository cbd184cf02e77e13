import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '@loupe/telemetry/logger';
import { CaughtUpTopics } from './caught-up-topics.ts';
import { consumedTopics } from './group-lag.ts';
import type { GroupTopics } from './group-lag.ts';
import type { KafkaClient } from './kafka.ts';

export interface CaughtUpOptions extends GroupTopics {
  readonly kafka: KafkaClient;
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

const ASK_AGAIN_MS = 5_000;

/** Whether a consumer group has ever read its topics to the end: according to its database, else to the broker. */
export class CaughtUp {
  readonly #options: CaughtUpOptions;
  readonly #remembered: CaughtUpTopics;
  #wasCaughtUp = false;

  constructor(options: CaughtUpOptions) {
    this.#options = options;
    this.#remembered = new CaughtUpTopics(options.pool, options.group);
  }

  /** @returns false while that is unknown because neither answers */
  async ask(): Promise<boolean> {
    if (this.#wasCaughtUp) return true;
    try {
      const isRemembered = await this.#remembered.includes(this.#options.topics);
      const answer = isRemembered ? 'consumed' : await this.#askBroker();
      if (answer === 'behind' || this.#wasCaughtUp) return this.#wasCaughtUp;
      this.#wasCaughtUp = true;
      if (answer === 'empty') void this.#askUntilConsumed();
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'lag unknown');
    }
    return this.#wasCaughtUp;
  }

  /** An empty topic is not recorded as caught up: its events may not be published yet. */
  async #askBroker(): Promise<'behind' | 'consumed' | 'empty'> {
    const admin = this.#options.kafka.admin();
    try {
      await admin.connect();
      const consumed = await consumedTopics(admin, this.#options);
      if (consumed === undefined) return 'behind';
      await this.#remembered.add(consumed);
      return consumed.length === this.#options.topics.length ? 'consumed' : 'empty';
    } finally {
      await admin.disconnect().catch(() => {}); // it may never have connected
    }
  }

  /** Stored for the next process: this one was ready with empty topics and is not checked again. */
  async #askUntilConsumed(): Promise<void> {
    const { signal } = this.#options;
    for (let answer = ''; answer !== 'consumed' && !signal.aborted;) {
      await delay(ASK_AGAIN_MS, undefined, { signal, ref: false }).catch(() => {}); // rejects only when stopped
      if (!signal.aborted) answer = await this.#askBroker().catch(() => 'unknown');
    }
  }
}
