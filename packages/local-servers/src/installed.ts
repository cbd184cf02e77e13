import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { ChildFailedError } from './child-failed-error.ts';
import { PrerequisiteError } from './prerequisite-error.ts';
import { runToEnd } from './run-to-end.ts';

const LOGS = resolve(import.meta.dirname, '../../../.loupe/logs');

/** Whether a program is on the PATH, or exists at a path. */
export function isProgram(name: string, path = process.env['PATH'] ?? ''): boolean {
  const places = name.includes('/') ? [name] : path.split(delimiter).map((folder) => join(folder, name));
  return places.some((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

interface Install {
  /** Debian packages, followed by alternatives. */
  readonly packages: readonly (readonly string[])[];
  readonly signal?: AbortSignal | undefined;
  readonly mayInstall?: boolean;
  /** Shows the progress of apt-get, which takes a while. */
  readonly step?: <T>(title: string, work: () => Promise<T>) => Promise<T>;
}

/** Root on Debian or a derived distribution. */
const rootOnDebian = (): boolean => process.getuid?.() === 0 && isProgram('apt-get');

/**
 * Returns what `find` finds. If it finds nothing and this is root on Debian, apt-get installs the packages and `find` is called
 * again. For every program that a command needs.
 * @throws PrerequisiteError of `find`, with the reason why apt-get failed
 */
export async function orInstalled<T>(find: () => T | Promise<T>, install: Install): Promise<T> {
  const { packages, mayInstall = rootOnDebian() } = install;
  let missing: PrerequisiteError;
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof PrerequisiteError) || !mayInstall) throw error;
    missing = error;
  }
  let why = 'it is still not found';
  for (const names of packages) {
    why = (await aptGet(names, install)) ?? why;
    try {
      return await find();
    } catch (error) {
      if (!(error instanceof PrerequisiteError)) throw error;
    }
  }
  throw new PrerequisiteError(`${missing.message.replace(/\.$/, '')}; apt-get could not install it: ${why}.`);
}

/** @returns why apt-get failed; undefined when it did not */
async function aptGet(
  packages: readonly string[],
  { signal, step = (_title, work) => work() }: Install,
): Promise<string | undefined> {
  const run = (name: string, ...args: string[]) =>
    runToEnd(['-qq', ...args], {
      name,
      program: 'apt-get',
      cwd: '/',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      log: join(LOGS, `${name.replace(' ', '-')}.log`),
      signal,
      // On SIGINT apt-get stops downloading but lets dpkg finish, so that no package is half installed.
      end: (pid) => process.kill(pid, 'SIGINT'),
    });
  return step(`installing ${packages.join(' and ')} with apt-get`, async () => {
    try {
      await run('apt-get update', 'update');
      await run('apt-get install', 'install', '-y', '--no-install-recommends', ...packages);
      return undefined;
    } catch (error) {
      if (!(error instanceof ChildFailedError)) throw error;
      return /^E: .*/m.exec(error.output)?.[0] ?? error.message.replace(/\.$/, '');
    }
  });
}
