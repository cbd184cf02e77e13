import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { jarsFolder, mavenJars, requireMaven as requireMavenFor } from '../maven-jars.ts';

const KAFKA = {
  server: 'Kafka',
  pom: join(import.meta.dirname, 'pom.xml'),
  root: resolve(import.meta.dirname, '../../../../.loupe/kafka/libs'),
  otherwise: 'set KAFKA_BROKERS to a running cluster',
};

export const haveJars = (): boolean => existsSync(jarsFolder(KAFKA));

/** @throws PrerequisiteError where there is no Maven */
export const requireMaven = (): void => requireMavenFor(KAFKA);

interface Fetch {
  readonly root?: string;
  readonly maven?: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The folder with Kafka's jars (41 jars, 32 MB).
 * @throws PrerequisiteError when Maven is missing or cannot fetch; the signal's reason
 */
export const resolveJars = (fetch: Fetch = {}): Promise<string> => mavenJars({ ...KAFKA, ...fetch });
