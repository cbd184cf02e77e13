import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childFailed } from '../child-failed-error.ts';
import { copyTemplate } from '../folder-template.ts';
import { requireFreePort } from '../free-ports.ts';
import { resolveBinaries } from './binaries.ts';
import { openDataFolder } from './data-folder.ts';
import { adminUrlOn, makeCluster } from './make-cluster.ts';
import { endLeftover, endServer, isReady } from './running-server.ts';
import { flagsOf, serverSettings } from './server-settings.ts';
import { serverUser } from './server-user.ts';

const START_TIMEOUT_MS = 60_000;
const LOOPBACK_ONLY = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
const MAKING = join(import.meta.dirname, 'make-cluster.ts');

export interface PostgresOptions {
  /** A folder, which is created if it is missing. */
  readonly dataDir: string;
  readonly port: number;
  /** The server's output since this start. */
  readonly logFile: string;
  /** Further arguments of the server, e.g. `-c`, `log_statement=all`. */
  readonly flags?: readonly string[];
  /** False: no fsync, for data that is deleted at the end. */
  readonly durable?: boolean;
  /** Clusters are copied from a template at this path, which the first start makes: for tests, which need many. */
  readonly template?: string;
  /** Aborts the start, and ends the processes that it has started. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the server's pid as soon as it is known. */
  readonly spawned?: (pid: number) => void;
}

export interface PostgresServer {
  /** A superuser's URL to the database `postgres`. */
  readonly adminUrl: string;
  readonly pid: number;
  /** Resolves when the process has ended for any reason; never rejects. */
  readonly ended: Promise<unknown>;
  /** A graceful shutdown, or SIGKILL like a power cut; resolves when the process has ended. */
  stop(signal?: 'SIGKILL'): Promise<void>;
}

/**
 * Starts Postgres 18 from npm's binaries on 127.0.0.1 and resolves when it accepts sessions. It has its own process
 * group, so that a terminal's Ctrl-C does not end it before its clients.
 * @throws PrerequisiteError when the port is in use or the folder cannot be used; ChildFailedError; the signal's reason
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const { dataDir, port, logFile, flags = [], durable = true, template, signal } = options;
  const user = await serverUser();
  const { initdb, postgres, majorVersion } = await resolveBinaries(user);
  const make = (folder: string) => makeCluster({ initdb, folder, user, durable, log: logFile, signal });
  const path = `${template}-${majorVersion}`;
  const initialise =
    template === undefined
      ? make
      : (folder: string) => copyTemplate({ path, sources: [MAKING], make }, folder);
  const folder = await openDataFolder({ dataDir, user, majorVersion, initialise });
  await endLeftover(folder);
  await requireFreePort(port, 'postgres');

  mkdirSync(dirname(logFile), { recursive: true });
  signal?.throwIfAborted();
  const log = openSync(logFile, 'w');
  const server = spawn(
    postgres,
    [
      '-D',
      folder,
      '-p',
      String(port),
      ...flagsOf(LOOPBACK_ONLY),
      ...flagsOf(serverSettings(durable)),
      ...flags,
    ],
    {
      ...user,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  const ended = new Promise<Error | undefined>((resolve) => {
    server.once('error', resolve);
    server.once('exit', () => resolve(undefined));
  });
  if (server.pid !== undefined) options.spawned?.(server.pid);
  const stop = async (by?: 'SIGKILL') => {
    const runs = server.pid !== undefined && server.exitCode === null && server.signalCode === null;
    if (runs && by) server.kill(by);
    else if (runs) await endServer(server.pid as number);
    await ended;
  };
  try {
    await untilReady(folder, server.pid, ended, { logFile, signal });
  } catch (error) {
    await stop();
    throw error;
  }
  return { adminUrl: adminUrlOn(port), pid: server.pid as number, ended, stop };
}

async function untilReady(
  folder: string,
  pid: number | undefined,
  ended: Promise<Error | undefined>,
  { logFile, signal }: Pick<PostgresOptions, 'logFile' | 'signal'>,
): Promise<void> {
  let stopped: { error: Error | undefined } | undefined;
  void ended.then((error) => (stopped = { error }));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (pid === undefined || !(await isReady(folder, pid))) {
    signal?.throwIfAborted();
    if (stopped || pid === undefined || Date.now() > deadline) {
      const said = (await readFile(logFile, 'utf8')) + (stopped?.error?.message ?? '');
      throw childFailed(
        'Postgres',
        stopped ? 'ended before it was ready' : 'did not become ready',
        logFile,
        said,
      );
    }
    await delay(20);
  }
}
