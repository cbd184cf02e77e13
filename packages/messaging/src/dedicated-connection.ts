import type pg from 'pg';
import { createPool } from '@loupe/database/pool';

export interface DedicatedConnection {
  readonly client: pg.PoolClient;
  /** True once the session has ended, and with it its advisory lock. */
  lost(): boolean;
  close(): Promise<void>;
}

/** A connection outside the pool: a lock held on a pooled connection would pass to its next user. */
export async function openConnection(url: string, applicationName: string): Promise<DedicatedConnection> {
  const pool = createPool({ url, applicationName, max: 1, kind: 'background' });
  let lost = false;
  try {
    const client = await pool.connect();
    client.on('error', () => void (lost = true));
    client.on('end', () => void (lost = true));
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
