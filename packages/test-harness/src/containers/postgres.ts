import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { flagsOf, serverSettings } from '@loupe/local-servers/postgres/server-settings';
import { ADMIN, adminUrlOn, LOCALE } from '@loupe/local-servers/postgres/make-cluster';
import { claimPort } from '../ports.ts';
import { STATEMENT_LOG_FLAGS } from '../statement-log.ts';
import { promote } from '../supervised-postgres.ts';
import type { SupervisedServer } from '../supervised-server.ts';
import type { RunContainer } from './run-container.ts';

const IMAGE = 'postgres:18.4';
const PORT = 5432;

/**
 * The server writes its log to a file of the run's folder itself, as the embedded one does: what a statement adds is there when the
 * statement is answered, which Docker's own log does not promise.
 */
export async function startPostgresContainer({ folder, name }: RunContainer): Promise<SupervisedServer> {
  const logFile = join(folder, 'postgres.log');
  await writeFile(logFile, '');
  const port = await claimPort();
  const container = await new PostgreSqlContainer(IMAGE)
    .withName(name)
    .withDatabase(ADMIN)
    .withUsername(ADMIN)
    .withPassword(ADMIN)
    .withEnvironment({ POSTGRES_INITDB_ARGS: LOCALE.join(' ') })
    .withExposedPorts({ container: PORT, host: port })
    .withBindMounts([{ source: folder, target: '/run-folder' }])
    .withEntrypoint(['sh', '-c', 'exec docker-entrypoint.sh "$@" 2>> /run-folder/postgres.log', 'sh'])
    .withCommand(['postgres', ...flagsOf(serverSettings(false)), ...STATEMENT_LOG_FLAGS])
    .start();
  const adminUrl = adminUrlOn(port);
  return {
    facts: { adminUrl, logFile },
    commands: {
      demote: async () => {
        await container.exec(['sh', '-c', 'touch "$PGDATA/standby.signal"'], { user: ADMIN });
        await container.restart();
      },
      promote: () => promote(adminUrl),
    },
    stop: async () => {
      await container.stop();
    },
  };
}
