import { shortOfSpace } from '../free-space.mjs';
import { haveJars, requireMaven } from '../kafka/jars.ts';
import { javaVersion } from '../kafka/java.ts';
import { locateBinaries } from '../postgres/binaries.ts';
import type { PortName } from '../ports.ts';
import { requireFreePorts } from './free-ports.ts';
import { orInstalled } from './installed.ts';
import { requireKafkaAt, requirePostgresAt } from './outside-servers.ts';
import { PrerequisiteError } from './prerequisite-error.ts';
import { ROOT } from './services.ts';

/** A new shop takes 70 MB; Postgres's log of changes and Kafka's topics grow by some hundred under load. */
const DATA_MB = 500;
/** Jars, generated code and the storefronts' build take 210 MB. */
const CHECKOUT_MB = 300;

/** Debian's packages, and those of releases that no longer have the first. */
const JAVA = [['openjdk-17-jre-headless'], ['default-jre-headless']];

/**
 * What Postgres and Kafka need of this machine, or that the servers outside answer (DATABASE_URL, KAFKA_BROKERS). Root on
 * Debian gets what is missing.
 * @throws PrerequisiteError
 */
export async function requireServers(signal?: AbortSignal): Promise<void> {
  const { DATABASE_URL, KAFKA_BROKERS } = process.env;
  if (DATABASE_URL) await requirePostgresAt(DATABASE_URL);
  else locateBinaries();
  if (KAFKA_BROKERS) return requireKafkaAt(KAFKA_BROKERS);
  await orInstalled(() => javaVersion('java'), { packages: JAVA, signal });
  if (!haveJars()) await orInstalled(() => requireMaven(), { packages: [['maven']], signal });
}

/** @throws PrerequisiteError naming the disk that has too little space left */
export function requireSpace(dataFolder: string): void {
  const short =
    shortOfSpace(dataFolder, DATA_MB, ', or set LOUPE_DATA (for tests TMPDIR) to a folder on another disk') ??
    shortOfSpace(ROOT, CHECKOUT_MB);
  if (short) throw new PrerequisiteError(short);
}

/** @throws PrerequisiteError naming the first of these ports that is busy; those of servers outside are not asked about */
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
