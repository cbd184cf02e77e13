import { startSupervised } from './supervised.ts';

export interface FailoverPostgres {
  /** A superuser's URL, the same in either role of the server. */
  readonly adminUrl: string;
  /** Restarts the server as a standby: it answers reads and refuses writes. */
  demote(): Promise<void>;
  /** Makes the standby a primary again; sessions stay open. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** A Postgres for one caller that can change its role. It ends with this process at the latest. */
export async function startFailoverPostgres(): Promise<FailoverPostgres> {
  const supervisor = await startSupervised<{ adminUrl: string }>('postgres', 'failover-postgres');
  return {
    adminUrl: supervisor.facts.adminUrl,
    demote: () => supervisor.command('demote'),
    promote: () => supervisor.command('promote'),
    stop: () => supervisor.stop(),
  };
}
