import type pg from 'pg';
import { createPool } from '@loupe/database/pool';

export interface DedicatedConnection {
  readonly client: pg.PoolClient;
  /** True from the moment the session is gone, and its advisory lock with it. */
  lost(): boolean;
  close(): Promise<void>;
}

/**
 * A session of its own: a lock held on a pooled connection would go to whoever borrows that next. A host that vanishes
 * without a word is noticed by Postgres after 25 s, not the kernel's two hours, and its lock is free for the next.
 */
export async function openConnection(url: string, applicationName: string): Promise<DedicatedConnection> {
  const pool = createPool({ url, applicationName, max: 1, kind: 'background' });
  let lost = false;
  try {
    const client = await pool.connect();
    client.on('error', () => void (lost = true));
    client.on('end', () => void (lost = true));
    await client.query(
      `SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
              set_config('tcp_keepalives_count', '3', false)`,
    );
    return {
      client,
      lost: () => lost,
      async close() {
        client.release(true);
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
