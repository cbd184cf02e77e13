import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The account Postgres runs under. Undefined ids mean this process's own. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Postgres refuses to run as root: root starts it under the account `postgres`, or else under `nobody`.
 */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {};
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  return { uid: Number(account?.[2] ?? 65_534), gid: Number(account?.[3] ?? 65_534) };
}

/** Whether the account can access `path`: a parent of mode 0700, such as a home folder, prevents it. */
export async function canReach(path: string, { uid, gid }: ServerUser): Promise<boolean> {
  if (uid === undefined) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = await stat(folder);
    const permitted = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & permitted) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
