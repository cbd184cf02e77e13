import { chown, rm, writeFile } from 'node:fs/promises';
import { runToEnd } from '../run-to-end.ts';
import type { ServerUser } from './server-user.ts';

/** The superuser and its password; the server listens on the loopback address only. */
export const ADMIN = 'postgres';

export const adminUrlOn = (port: number): string =>
  `postgresql://${ADMIN}:${ADMIN}@127.0.0.1:${port}/postgres`;

/** With the built-in locale, sorting and case folding do not depend on the machine's locales. */
export const LOCALE = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

export interface ClusterOptions {
  readonly initdb: string;
  /** Must be empty and reachable for the server's account. */
  readonly folder: string;
  readonly user: ServerUser;
  /** False: no fsync. */
  readonly durable: boolean;
  readonly log: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Creates a cluster in a folder.
 * @throws ChildFailedError; the signal's reason
 */
export async function makeCluster(options: ClusterOptions): Promise<void> {
  const { initdb, folder, user, durable, log, signal } = options;
  // beside the folder, since the server's account may not have access to the temporary folder
  const passwordFile = `${folder}.password`;
  const access = [`--username=${ADMIN}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    await writeFile(passwordFile, `${ADMIN}\n`, { mode: 0o600 });
    await handOver(folder, user);
    await handOver(passwordFile, user);
    const flags = [`--pgdata=${folder}`, ...access, ...LOCALE, ...(durable ? [] : ['--no-sync'])];
    await runToEnd(flags, {
      name: 'Creating the database cluster',
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
