import { chown, rm, writeFile } from 'node:fs/promises';
import { runToEnd } from '../stack/run-to-end.ts';
import type { ServerUser } from './server-user.ts';

/** The superuser, and its password: the server listens on this machine alone. */
export const ADMIN = 'postgres';

export interface ClusterOptions {
  readonly initdb: string;
  /** Empty, and the server's account can reach it. */
  readonly folder: string;
  readonly user: ServerUser;
  /** False: nothing waits for the disk. */
  readonly durable: boolean;
  readonly log: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Fills a folder with a new cluster. Its built-in locale sorts and folds alike on every machine, whatever
 * locales it has.
 * @throws ChildFailedError; the signal's reason
 */
export async function makeCluster(options: ClusterOptions): Promise<void> {
  const { initdb, folder, user, durable, log, signal } = options;
  // Beside it: the server's account may not reach the temporary folder
  const passwordFile = `${folder}.password`;
  const access = [`--username=${ADMIN}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await writeFile(passwordFile, `${ADMIN}\n`, { mode: 0o600 });
    await handOver(folder, user);
    await handOver(passwordFile, user);
    const flags = [`--pgdata=${folder}`, ...access, ...locale, ...(durable ? [] : ['--no-sync'])];
    await runToEnd(flags, {
      name: "Making the database's cluster",
      program: initdb,
      ...user,
      cwd: '/',
      log,
      signal,
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function handOver(path: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}
