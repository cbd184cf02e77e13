import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PrerequisiteError } from '../prerequisite-error.ts';

const OLDEST_JAVA = 17;
const HOW_TO_INSTALL = `install it (Debian and Ubuntu: apt-get install openjdk-17-jre-headless) or set KAFKA_BROKERS to a running cluster.`;

/**
 * The version that the Java on the PATH reports ("17.0.15").
 * @throws PrerequisiteError when there is none, or it is too old for Kafka 4.
 */
export async function javaVersion(java: string): Promise<string> {
  const version = await promisify(execFile)(java, ['-version']).then(
    // Java prints its version on stderr: openjdk version "17.0.15" 2025-04-15
    ({ stderr }) => /version "([^"]+)"/.exec(stderr)?.[1],
    () => undefined,
  );
  if (version === undefined) {
    throw new PrerequisiteError(
      `Kafka needs Java ${OLDEST_JAVA} or newer and none was found: ${HOW_TO_INSTALL}`,
    );
  }
  if (Number.parseInt(version, 10) < OLDEST_JAVA) {
    throw new PrerequisiteError(
      `Kafka needs Java ${OLDEST_JAVA} or newer and this is Java ${version}: ${HOW_TO_INSTALL}`,
    );
  }
  return version;
}
