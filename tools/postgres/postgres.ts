import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PrerequisiteError } from '../stack/prerequisite-error.ts';
import { resolveBinaries } from './binaries.ts';
import { openDataFolder } from './data-folder.ts';
import { ADMIN, makeCluster } from './make-cluster.ts';
import { endLeftover, endServer, isReady } from './running-server.ts';
import { serverUser } from './server-user.ts';

const START_TIMEOUT_MS = 60_000;

/** The server ended before it was ready; the message closes with the end of its log. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
}

export interface PostgresOptions {
  /** Made when missing. */
  readonly dataDir: string;
  readonly port: number;
  /** Everything the server says, from this start on. */
  readonly logFile: string;
  /** Further arguments of the server, e.g. `-c`, `log_statement=all`. */
  readonly flags?: readonly string[];
  /** False where the data is thrown away at the end: nothing waits for the disk. */
  readonly durable?: boolean;
}

export interface PostgresServer {
  /** A superuser's URL to the database `postgres`. */
  readonly adminUrl: string;
  readonly pid: number;
  /** Resolves when the process is gone, whoever ended it; never rejects. */
  readonly ended: Promise<unknown>;
  /** Ends the server in order, or with SIGKILL as a power cut would; resolves when the process is gone. */
  stop(signal?: 'SIGKILL'): Promise<void>;
}

/**
 * Starts Postgres 18 from npm's binaries on 127.0.0.1 and resolves when it takes sessions. It has a process
 * group of its own, so that a terminal's Ctrl-C does not end it before those that use it.
 * @throws PrerequisiteError when the port is taken or the folder is not ours to use; PostgresStartError
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { dataDir, port, logFile, flags = [], durable = true } = options;
  const user = await serverUser();
  const { initdb, postgres, majorVersion } = await resolveBinaries(user);
  const initialise = (folder: string) => makeCluster({ initdb, folder, user, durable });
  const folder = await openDataFolder({ dataDir, user, majorVersion, initialise });
  await endLeftover(folder);
  await refuseBusy(port);

  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const server = spawn(postgres, ['-D', folder, '-p', String(port), ...settings(durable), ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise<Error | undefined>((resolve) => {
    server.once('error', resolve);
    server.once('exit', () => resolve(undefined));
  });
  await untilReady(folder, server.pid, ended, logFile);
  return {
    adminUrl: `postgresql://${ADMIN}:${ADMIN}@127.0.0.1:${port}/postgres`,
    pid: server.pid as number,
    ended,
    async stop(signal) {
      const runs = server.exitCode === null && server.signalCode === null;
      if (runs && signal) server.kill(signal);
      else if (runs) await endServer(server.pid as number);
      await ended;
    },
  };
}

function settings(durable: boolean): string[] {
  const named = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  return Object.entries(named).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function refuseBusy(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new PrerequisiteError(
          `Port ${port}, which Postgres needs, is taken: stop what listens there or set LOUPE_PORT_BASE to move all ports.`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

async function untilReady(
  folder: string,
  pid: number | undefined,
  ended: Promise<Error | undefined>,
  logFile: string,
): Promise<void> {
  let stopped: { error: Error | undefined } | undefined;
  void ended.then((error) => (stopped = { error }));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (pid === undefined || !(await isReady(folder, pid))) {
    if (stopped || pid === undefined || Date.now() > deadline) {
      const log = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-5).join('\n');
      throw new PostgresStartError(`Postgres did not start: ${(await ended)?.message ?? ''}\n${log}`);
    }
    await delay(20);
  }
}
