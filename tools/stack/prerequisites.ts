import { shortOfSpace } from '../free-space.mjs';
import { haveJars, requireMaven } from '@loupe/local-servers/kafka/jars';
import { javaVersion } from '@loupe/local-servers/kafka/java';
import { locateBinaries } from '@loupe/local-servers/postgres/binaries';
import type { PortName } from '../ports.ts';
import { requireFreePorts } from '@loupe/local-servers/free-ports';
import { orInstalled } from '@loupe/local-servers/installed';
import { requireKafkaAt, requirePostgresAt } from './outside-servers.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';
import { step } from './progress.ts';
import { ROOT } from './services.ts';

/** A new shop takes 70 MB; Postgres's write-ahead log and Kafka's topics grow by some hundred MB under load. */
const DATA_MB = 500;
/** Jars, generated code and the storefronts' build take 210 MB. */
const CHECKOUT_MB = 300;

/** Debian packages, and alternatives for releases that no longer have the first. */
const JAVA = [['openjdk-17-jre-headless'], ['default-jre-headless']];

/**
 * Checks what Postgres and Kafka need on this machine, or that the external servers (DATABASE_URL, KAFKA_BROKERS) answer. As root
 * on Debian, missing programs are installed.
 * @throws PrerequisiteError
 */
export async function requireServers(signal?: AbortSignal): Promise<void> {
  const { DATABASE_URL, KAFKA_BROKERS } = process.env;
  if (DATABASE_URL) await requirePostgresAt(DATABASE_URL);
  else locateBinaries();
  if (KAFKA_BROKERS) return requireKafkaAt(KAFKA_BROKERS);
  await orInstalled(() => javaVersion('java'), { packages: JAVA, signal, step });
  if (!haveJars()) await orInstalled(() => requireMaven(), { packages: [['maven']], signal, step });
}

/** @throws PrerequisiteError naming the disk with too little space */
export function requireSpace(dataFolder: string): void {
  const short =
    shortOfSpace(dataFolder, DATA_MB, ', or set LOUPE_DATA (for tests TMPDIR) to a folder on another disk') ??
    shortOfSpace(ROOT, CHECKOUT_MB);
  if (short) throw new PrerequisiteError(short);
}

/** @throws PrerequisiteError naming the first of these ports that is busy; those of external servers are not checked */
export async function requirePorts(ports: Readonly<Partial<Record<PortName, number>>>): Promise<void> {
  const { DATABASE_URL, KAFKA_BROKERS } = process.env;
  const outside = [
    ...(DATABASE_URL ? ['postgres'] : []),
    ...(KAFKA_BROKERS ? ['kafka', 'kafka-controller'] : []),
  ];
  await requireFreePorts(
    Object.fromEntries(Object.entries(ports).filter(([name]) => !outside.includes(name))),
  );
}
