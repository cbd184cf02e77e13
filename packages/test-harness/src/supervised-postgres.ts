import { chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '@loupe/local-servers/postgres/postgres';
import { claimPort } from './ports.ts';
import { CLUSTER, TEMPLATES } from './run-folder.ts';
import { STATEMENT_LOG_FLAGS } from './statement-log.ts';
import type { SupervisedServer } from './supervised-server.ts';

export async function startSupervisedPostgres(folder: string): Promise<SupervisedServer> {
  const logFile = join(folder, 'postgres.log');
  const options = {
    dataDir: join(folder, CLUSTER),
    port: await claimPort(),
    logFile,
    flags: STATEMENT_LOG_FLAGS,
    durable: false,
    template: join(TEMPLATES, 'postgres'),
  };
  let server = await startPostgres(options);
  return {
    facts: { adminUrl: server.adminUrl, logFile },
    commands: {
      demote: async () => {
        await server.stop();
        await makeStandby(options.dataDir);
        server = await startPostgres(options);
      },
      promote: () => promote(server.adminUrl),
    },
    stop: () => server.stop(),
  };
}

/** A standby without a primary: it stays in recovery and rejects writes until it is promoted. */
async function makeStandby(cluster: string): Promise<void> {
  const signal = join(cluster, 'standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(cluster);
  await chown(signal, uid, gid); // the server removes it at its promotion
}

export async function promote(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'test-harness' });
  await client.connect();
  await client.query('SELECT pg_promote()').finally(() => client.end());
}
