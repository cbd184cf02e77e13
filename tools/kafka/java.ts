import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PrerequisiteError } from '../stack/prerequisite-error.ts';

const OLDEST_JAVA = 17;
const CURE = `install it (Debian and Ubuntu: apt-get install openjdk-17-jre-headless) or set KAFKA_BROKERS to a running cluster.`;

/**
 * The version of the Java on the PATH, as it names itself ("17.0.15").
 * @throws PrerequisiteError when there is none, or it is older than Kafka 4 takes.
 */
export async function javaVersion(java: string): Promise<string> {
  const version = await promisify(execFile)(java, ['-version']).then(
    // Java prints its version on stderr: openjdk version "17.0.15" 2025-04-15
    ({ stderr }) => /version "([^"]+)"/.exec(stderr)?.[1],
    () => undefined,
  );
  if (version === undefined) {
    throw new PrerequisiteError(`Kafka needs Java ${OLDEST_JAVA} or newer and none was found: ${CURE}`);
  }
  if (Number.parseInt(version, 10) < OLDEST_JAVA) {
    throw new PrerequisiteError(
      `Kafka needs Java ${OLDEST_JAVA} or newer and this is Java ${version}: ${CURE}`,
    );
  }
  return version;
}
