import { execFile } from 'node:child_process';
import { chown, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
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
}

/**
 * Fills a folder with a new cluster. Its built-in locale sorts and folds alike on every machine, whatever
 * locales it has.
 */
export async function makeCluster({ initdb, folder, user, durable }: ClusterOptions): Promise<void> {
  // Beside it: the server's account may not reach the temporary folder
  const passwordFile = `${folder}.password`;
  const access = [`--username=${ADMIN}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await writeFile(passwordFile, `${ADMIN}\n`, { mode: 0o600 });
    await handOver(folder, user);
    await handOver(passwordFile, user);
    const flags = [`--pgdata=${folder}`, ...access, ...locale, ...(durable ? [] : ['--no-sync'])];
    await promisify(execFile)(initdb, flags, { ...user, cwd: '/' });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function handOver(path: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}
