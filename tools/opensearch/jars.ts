import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { mavenJars } from '../stack/maven-jars.ts';
import { PrerequisiteError } from '../stack/prerequisite-error.ts';

const MAIN = join(import.meta.dirname, 'SearchNode.java');
const LIBS = resolve(import.meta.dirname, '../../.loupe/opensearch/libs');

/**
 * The folder with OpenSearch's jars (45 MB) and the compiled class that starts a node.
 * @throws PrerequisiteError when Maven or a Java compiler is missing, or Maven cannot fetch; the signal's reason
 */
export const resolveJars = (signal?: AbortSignal): Promise<string> =>
  mavenJars({
    ...{ server: 'OpenSearch', root: LIBS, sources: [MAIN], signal },
    pom: join(import.meta.dirname, 'pom.xml'),
    otherwise: 'leave out what needs OpenSearch',
    finish: compileMain,
  });

const run = promisify(execFile);

async function compileMain(folder: string): Promise<void> {
  try {
    await run('javac', ['-proc:none', '-nowarn', '-cp', join(folder, '*'), '-d', folder, MAIN]);
    // A class archive (kafka/class-archive.ts) holds classes of jars only.
    await run('jar', [
      '--create',
      '--file',
      join(folder, 'search-node.jar'),
      '-C',
      folder,
      'SearchNode.class',
    ]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new PrerequisiteError(
      'OpenSearch for tests needs a Java compiler and none was found: install one (Debian and Ubuntu: apt-get install openjdk-17-jdk-headless).',
    );
  }
}
