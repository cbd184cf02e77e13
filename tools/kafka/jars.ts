import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PrerequisiteError } from '../stack/prerequisite-error.ts';

const POM = join(import.meta.dirname, 'pom.xml');
const DEFAULT_ROOT = resolve(import.meta.dirname, '../../.loupe/kafka/libs');

/**
 * The folder with Kafka's jars, fetched by Maven the first time (41 jars, 32 MB).
 * It is named after the hash of pom.xml: a folder that exists is complete and current, so Maven is not even looked for.
 * @throws PrerequisiteError when Maven is missing or cannot fetch.
 */
export async function resolveJars({ root = DEFAULT_ROOT, maven = 'mvn' } = {}): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(POM))
    .digest('hex')
    .slice(0, 12);
  const libsDir = join(root, hash);
  if (existsSync(libsDir)) return libsDir;

  const incoming = join(root, `incoming-${randomUUID()}`);
  await mkdir(incoming, { recursive: true });
  try {
    await copyDependencies(maven, incoming);
    await rename(incoming, libsDir).catch((error: NodeJS.ErrnoException) => {
      // Another process fetched them at the same time and was first; its copy is as good.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  return libsDir;
}

async function copyDependencies(maven: string, outputDirectory: string): Promise<void> {
  const goal = [
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${outputDirectory}`,
  ];
  try {
    await promisify(execFile)(maven, ['-B', '-q', '-f', POM, ...goal]);
  } catch (error) {
    const { code, stdout } = error as { code?: string | number; stdout?: string };
    if (code === 'ENOENT') {
      throw new PrerequisiteError(
        'Kafka is fetched with Maven and none was found: install it (Debian and Ubuntu: apt-get install maven) or set KAFKA_BROKERS to a running cluster.',
      );
    }
    const reason = /ERROR\] (.*)/.exec(stdout ?? '')?.[1] ?? String(error);
    throw new PrerequisiteError(
      `Maven could not fetch Kafka (${reason}): check that it reaches Maven Central or your mirror, then start again.`,
    );
  }
}
