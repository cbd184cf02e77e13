import type pg from 'pg';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';

/**
 * Keys of one consumer that wait for a replay, with the time of the last parked message. That time is a fence:
 * a replay that began before it does not have all messages of the key, and must not unpark the key.
 */
export class ParkedKeys {
  readonly #tx: Tx;
  readonly #consumer: string;

  constructor(pool: pg.Pool, consumer: string) {
    this.#tx = poolTx(pool);
    this.#consumer = consumer;
  }

  /** @returns key → when it was last parked, ISO 8601 */
  async all(topic: string): Promise<Map<string, string>> {
    const rows = await this.#tx.query<ParkedKey>(
      `SELECT key, parked_at FROM parked_key WHERE consumer = $1 AND topic = $2`,
      [this.#consumer, topic],
    );
    return byKey(rows);
  }

  /** To be called after the dead letter is acknowledged: a replay that sees the row must find the message. */
  async park(topic: string, key: string, reason: string): Promise<string> {
    const [row] = await this.#tx.query<ParkedKey>(
      `INSERT INTO parked_key (consumer, topic, key, reason, parked_at) VALUES ($1, $2, $3, $4, clock_timestamp())
       ON CONFLICT (consumer, topic, key)
       DO UPDATE SET parked_at = greatest(clock_timestamp(), parked_key.parked_at + interval '1 ms')
       RETURNING key, parked_at`,
      [this.#consumer, topic, key, reason],
    );
    return row!.parked_at.toISOString();
  }

  /** Unparks the key unless a message was parked since. */
  async release(topic: string, key: string, parkedAt: string): Promise<void> {
    await this.#tx.query(
      `DELETE FROM parked_key WHERE consumer = $1 AND topic = $2 AND key = $3 AND parked_at = $4::timestamptz`,
      [this.#consumer, topic, key, parkedAt],
    );
  }
}

interface ParkedKey {
  readonly key: string;
  readonly parked_at: Date;
}

const byKey = (rows: readonly ParkedKey[]) =>
  new Map(rows.map((row) => [row.key, row.parked_at.toISOString()]));
