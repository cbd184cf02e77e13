import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ChildFailedError } from './child-failed-error.ts';
import { isProgram } from './installed.ts';
import { PrerequisiteError } from './prerequisite-error.ts';
import { runToEnd } from './run-to-end.ts';

export interface JarsOptions {
  /** The server, as messages name it. */
  readonly server: string;
  readonly pom: string;
  /** Other files that the folder is made of. */
  readonly sources?: readonly string[];
  /** The parent of the folder. */
  readonly root: string;
  /** What to do where there is no Maven. */
  readonly otherwise: string;
  readonly maven?: string;
  readonly signal?: AbortSignal | undefined;
  /** Completes the folder with jars. */
  readonly finish?: (folder: string) => Promise<void>;
}

/** The folder for the jars of a pom.xml, named after its hash: if it exists, it is complete and current. */
export function jarsFolder({
  pom,
  sources = [],
  root,
}: Pick<JarsOptions, 'pom' | 'sources' | 'root'>): string {
  const hash = createHash('sha256');
  for (const file of [pom, ...sources]) hash.update(readFileSync(file));
  return join(root, hash.digest('hex').slice(0, 12));
}

/** @throws PrerequisiteError where there is no Maven */
export function requireMaven({
  server,
  otherwise,
  maven = 'mvn',
}: Pick<JarsOptions, 'server' | 'otherwise' | 'maven'>): void {
  if (isProgram(maven)) return;
  throw new PrerequisiteError(
    `${server} is fetched with Maven and none was found: install it (Debian and Ubuntu: apt-get install maven) or ${otherwise}.`,
  );
}

/**
 * The folder with a server's jars. Maven fetches them the first time and is not needed later.
 * @throws PrerequisiteError when Maven is missing or cannot fetch; the signal's reason
 */
export async function mavenJars(options: JarsOptions): Promise<string> {
  const libsDir = jarsFolder(options);
  if (existsSync(libsDir)) return libsDir;

  requireMaven(options);
  const incoming = join(libsDir, '..', `incoming-${randomUUID()}`);
  await mkdir(incoming, { recursive: true });
  try {
    await copyDependencies(options, incoming);
    await options.finish?.(incoming);
    await rename(incoming, libsDir).catch((error: NodeJS.ErrnoException) => {
      // Another process fetched them at the same time and was first; its copy is used.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  return libsDir;
}

async function copyDependencies(
  { server, pom, maven = 'mvn', signal }: JarsOptions,
  outputDirectory: string,
): Promise<void> {
  const goal = [
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${outputDirectory}`,
  ];
  const log = resolve(import.meta.dirname, '../../../.loupe/logs/maven.log');
  try {
    await runToEnd(['-B', '-q', '-f', pom, ...goal], {
      name: 'Maven',
      program: maven,
      cwd: '/',
      log,
      signal,
    });
  } catch (error) {
    if (!(error instanceof ChildFailedError)) throw error;
    const reason = /ERROR\] (.*)/.exec(error.output)?.[1] ?? error.message;
    throw new PrerequisiteError(
      `Maven could not fetch ${server} (${reason}): check that it reaches Maven Central or your mirror, then start again.`,
    );
  }
}
