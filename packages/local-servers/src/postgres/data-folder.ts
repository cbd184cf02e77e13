import { createHash } from 'node:crypto';
import { lstat, mkdir, readFile, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PrerequisiteError } from '../prerequisite-error.ts';
import { canReach } from './server-user.ts';
import type { ServerUser } from './server-user.ts';

/** Marks a data folder of Loupe. */
const MARKER = 'loupe.txt';
/** As root: data is stored here if the server's account cannot reach its folder. */
const REACHABLE_FOLDER = '/var/lib/loupe';

export interface DataFolderOptions {
  readonly dataDir: string;
  readonly user: ServerUser;
  readonly majorVersion: string;
  /** Fills an empty folder with a new cluster. */
  readonly initialise: (folder: string) => Promise<void>;
}

/**
 * Finds the cluster in `dataDir` or creates one; an incomplete one is created again.
 * @returns a path of the folder that the server's account can reach
 * @throws PrerequisiteError when the folder contains something else
 */
export async function openDataFolder({
  dataDir,
  user,
  majorVersion,
  initialise,
}: DataFolderOptions): Promise<string> {
  const folder = await reachable(resolve(dataDir), user);
  if (await isEmpty(folder)) {
    const incoming = `${folder}.new`;
    await rm(incoming, { recursive: true, force: true });
    await mkdir(incoming, { mode: 0o700 });
    await initialise(incoming);
    await writeFile(join(incoming, MARKER), 'A Postgres cluster of Loupe. "npm run reset" removes it.\n');
    await rm(folder, { recursive: true, force: true });
    await rename(incoming, folder);
  }
  await requireOurs(folder, dataDir, user, majorVersion);
  return folder;
}

/** `dataDir` becomes a symlink to the data: when the link is removed, the next start creates new data. */
async function reachable(dataDir: string, user: ServerUser): Promise<string> {
  const parent = dirname(dataDir);
  await mkdir(parent, { recursive: true });
  if (await canReach(parent, user)) return dataDir;
  const elsewhere = join(REACHABLE_FOLDER, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  await mkdir(REACHABLE_FOLDER, { recursive: true, mode: 0o755 });
  const link = await lstat(dataDir).catch(() => undefined);
  if (link && !link.isSymbolicLink() && !(await isEmpty(dataDir))) return dataDir;
  if (!link?.isSymbolicLink()) {
    await rm(elsewhere, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
    await symlink(elsewhere, dataDir);
  }
  return elsewhere;
}

async function isEmpty(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw unreadable(folder, error);
  });
  return entries.length === 0;
}

async function requireOurs(
  folder: string,
  shown: string,
  { uid }: ServerUser,
  majorVersion: string,
): Promise<void> {
  const found = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw unreadable(shown, error);
  });
  const marked = await stat(join(folder, MARKER)).catch(() => undefined);
  if (found === undefined || !marked) {
    throw new PrerequisiteError(
      `${shown} contains files that are not Loupe's: set LOUPE_DATA to an empty folder.`,
    );
  }
  if (found.trim() !== majorVersion) {
    throw new PrerequisiteError(
      `The database in ${shown} is of Postgres ${found.trim()} and this version runs ${majorVersion}: run "npm run reset" to delete it.`,
    );
  }
  const owner = (await stat(folder)).uid;
  const needed = uid ?? process.getuid?.();
  if (needed !== undefined && owner !== needed) {
    throw new PrerequisiteError(
      `The database in ${shown} belongs to user ${owner} and the server would run as user ${needed}: start as the user that made it, or run "npm run reset".`,
    );
  }
}

function unreadable(folder: string, error: NodeJS.ErrnoException): Error {
  if (error.code !== 'EACCES' && error.code !== 'EPERM') return error;
  return new PrerequisiteError(
    `${folder} cannot be read by this user: set LOUPE_DATA to a folder of your own.`,
  );
}
