import { join } from 'node:path';
import { startPostgres } from '@loupe/tools/postgres/postgres.ts';
import { claimPort } from './ports.ts';
import { CLUSTER } from './run-folder.ts';
import { STATEMENT_LOG_FLAGS } from './statement-log.ts';
import type { SupervisedServer } from './supervised-server.ts';

export async function startSupervisedPostgres(folder: string): Promise<SupervisedServer> {
  const logFile = join(folder, 'postgres.log');
  const { adminUrl, stop } = await startPostgres({
    dataDir: join(folder, CLUSTER),
    port: await claimPort(),
    logFile,
    flags: STATEMENT_LOG_FLAGS,
    durable: false,
  });
  return { facts: { adminUrl, logFile }, commands: {}, stop };
}
