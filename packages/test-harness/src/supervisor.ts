import { createInterface } from 'node:readline';
import { clearOrphanedRuns, clearRun } from './run-folder.ts';
import { startSupervisedKafka } from './supervised-kafka.ts';
import { startSupervisedOpenSearch } from './supervised-opensearch.ts';
import { startSupervisedPostgres } from './supervised-postgres.ts';
import type { SupervisedServer } from './supervised-server.ts';

const SERVERS: Readonly<Record<string, (folder: string) => Promise<SupervisedServer>>> = {
  kafka: startSupervisedKafka,
  opensearch: startSupervisedOpenSearch,
  postgres: startSupervisedPostgres,
};

/**
 * `node supervisor.ts <kind> <folder>`: the parent process of a test process's server. It prints the server's
 * facts as one JSON line, answers each command it reads with a line, and ends the server when its input
 * closes, which the kernel does even if the test process was killed.
 */
async function supervise(kind: string, folder: string): Promise<void> {
  await clearOrphanedRuns();
  try {
    const start = (await inContainers())[kind] ?? SERVERS[kind];
    if (start === undefined) throw new Error(`There is no server called ${kind}.`);
    const server = await start(folder);
    tell({ facts: server.facts });
    for await (const command of createInterface({ input: process.stdin })) {
      await server.commands[command]?.();
      tell({ done: command });
    }
    await server.stop();
  } catch (error) {
    tell({ error: String(error) });
  } finally {
    await clearRun(folder);
  }
}

/** With TEST_SERVERS=containers; loaded only then, because it takes half a second. */
async function inContainers(): Promise<typeof SERVERS> {
  if (process.env['TEST_SERVERS'] !== 'containers') return {};
  process.env['TESTCONTAINERS_RYUK_DISABLED'] = 'true'; // this process and clearOrphanedRuns do what it is for
  return (await import('./containers/containers.ts')).containerServers();
}

function tell(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

process.stdout.on('error', () => {}); // the test process may have ended meanwhile
const [kind = '', folder = ''] = process.argv.slice(2);
await supervise(kind, folder);
// A natural end was seen to never finish (https://github.com/nodejs/node/issues/47748), and the tests wait for it.
process.exit();
