import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ChildFailedError } from '../stack/child-failed-error.ts';
import { isProgram } from '../stack/installed.ts';
import { PrerequisiteError } from '../stack/prerequisite-error.ts';
import { runToEnd } from '../stack/run-to-end.ts';

const POM = join(import.meta.dirname, 'pom.xml');
const DEFAULT_ROOT = resolve(import.meta.dirname, '../../.loupe/kafka/libs');

/** The folder for the jars of this pom.xml, named after its hash: if it exists, it is complete and current. */
function jarsFolder(root = DEFAULT_ROOT): string {
  return join(root, createHash('sha256').update(readFileSync(POM)).digest('hex').slice(0, 12));
}

export const haveJars = (): boolean => existsSync(jarsFolder());

/** @throws PrerequisiteError where there is no Maven */
export function requireMaven(maven = 'mvn'): void {
  if (isProgram(maven)) return;
  throw new PrerequisiteError(
    'Kafka is fetched with Maven and none was found: install it (Debian and Ubuntu: apt-get install maven) or set KAFKA_BROKERS to a running cluster.',
  );
}

interface Fetch {
  readonly root?: string;
  readonly maven?: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The folder with Kafka's jars. Maven fetches them the first time (41 jars, 32 MB) and is not needed later.
 * @throws PrerequisiteError when Maven is missing or cannot fetch; the signal's reason
 */
export async function resolveJars({ root, maven = 'mvn', signal }: Fetch = {}): Promise<string> {
  const libsDir = jarsFolder(root);
  if (existsSync(libsDir)) return libsDir;

  requireMaven(maven);
  const incoming = join(libsDir, '..', `incoming-${randomUUID()}`);
  await mkdir(incoming, { recursive: true });
  try {
    await copyDependencies(maven, incoming, signal);
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
  maven: string,
  outputDirectory: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const goal = [
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${outputDirectory}`,
  ];
  const log = resolve(import.meta.dirname, '../../.loupe/logs/maven.log');
  try {
    await runToEnd(['-B', '-q', '-f', POM, ...goal], {
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
      `Maven could not fetch Kafka (${reason}): check that it reaches Maven Central or your mirror, then start again.`,
    );
  }
}
