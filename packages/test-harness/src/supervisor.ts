import { createInterface } from 'node:readline';
import { startSupervisedKafka } from './supervised-kafka.ts';
import { startSupervisedPostgres } from './supervised-postgres.ts';
import { clearOrphanedRuns, clearRun } from './run-folder.ts';

/** A server that a supervisor keeps: what its user has to know, and what may be asked of it. */
export interface Supervised {
  readonly facts: Readonly<Record<string, string | number>>;
  readonly commands: Readonly<Record<string, () => Promise<void>>>;
  stop(): Promise<void>;
}

/**
 * Parent of a test process's server, as a process of its own: `node supervisor.ts <kind> <folder>`. It tells
 * its server's facts in one JSON line, answers a line for each command it reads, and ends the server when its
 * input closes – which the kernel does however the test process came to its end.
 */
const SERVERS: Readonly<Record<string, (folder: string) => Promise<Supervised>>> = {
  kafka: startSupervisedKafka,
  postgres: startSupervisedPostgres,
};

async function supervise(kind: string, folder: string): Promise<void> {
  await clearOrphanedRuns();
  try {
    const server = await SERVERS[kind]?.(folder);
    tell({ facts: server?.facts });
    for await (const command of createInterface({ input: process.stdin })) {
      await server?.commands[command]?.();
      tell({ done: command });
    }
    await server?.stop();
  } catch (error) {
    tell({ error: String(error) });
  } finally {
    await clearRun(folder);
  }
}

function tell(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

process.stdout.on('error', () => {}); // the test process may be gone while it is being answered
const [kind = '', folder = ''] = process.argv.slice(2);
await supervise(kind, folder);
