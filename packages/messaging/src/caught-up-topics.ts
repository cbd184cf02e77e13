import type pg from 'pg';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';

/** The topics that a consumer group has read to their end once, stored for later processes. */
export class CaughtUpTopics {
  readonly #tx: Tx;
  readonly #consumer: string;

  constructor(pool: pg.Pool, consumer: string) {
    this.#tx = poolTx(pool);
    this.#consumer = consumer;
  }

  async includes(topics: readonly string[]): Promise<boolean> {
    const rows = await this.#tx.query(
      'SELECT FROM caught_up_topic WHERE consumer = $1 AND topic = ANY($2::text[])',
      [this.#consumer, topics],
    );
    return rows.length === topics.length;
  }

  async add(topics: readonly string[]): Promise<void> {
    await this.#tx.query(
      `INSERT INTO caught_up_topic (consumer, topic) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
      [this.#consumer, topics],
    );
  }
}
