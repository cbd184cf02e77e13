import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { isProgram, orInstalled } from '../installed.ts';
import { jarsFolder, mavenJars, requireMaven } from '../maven-jars.ts';
import { PrerequisiteError } from '../prerequisite-error.ts';

const MAIN = join(import.meta.dirname, 'SearchNode.java');
const LIBS = resolve(import.meta.dirname, '../../../../.loupe/opensearch/libs');

/** Debian packages, and alternatives for releases that no longer have the first. */
const COMPILER = [['openjdk-17-jdk-headless'], ['default-jdk-headless']];

/**
 * The folder with OpenSearch's jars (45 MB) and the compiled class that starts a node. As root on Debian, missing programs are installed.
 * @throws PrerequisiteError when Maven or a Java compiler is missing, or Maven cannot fetch; the signal's reason
 */
export async function resolveJars(signal?: AbortSignal): Promise<string> {
  const options = {
    server: 'OpenSearch',
    root: LIBS,
    sources: [MAIN],
    signal,
    pom: join(import.meta.dirname, 'pom.xml'),
    otherwise: 'leave out what needs OpenSearch',
  };
  if (!existsSync(jarsFolder(options))) {
    await orInstalled(() => requireMaven(options), { packages: [['maven']], signal });
    await orInstalled(requireCompiler, { packages: COMPILER, signal });
  }
  return mavenJars({ ...options, finish: compileMain });
}

function requireCompiler(): void {
  if (isProgram('javac') && isProgram('jar')) return;
  throw new PrerequisiteError(
    'OpenSearch for tests needs a Java compiler and none was found: install one (Debian and Ubuntu: apt-get install openjdk-17-jdk-headless).',
  );
}

const run = promisify(execFile);

async function compileMain(folder: string): Promise<void> {
  await run('javac', ['-proc:none', '-nowarn', '-cp', join(folder, '*'), '-d', folder, MAIN]);
  // A class archive (kafka/class-archive.ts) holds classes of jars only.
  await run('jar', ['--create', '--file', join(folder, 'search-node.jar'), '-C', folder, 'SearchNode.class']);
}
