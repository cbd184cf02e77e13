import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { LOGINS, roleOf, SERVICES } from '@loupe/contracts/services';
import { startBroker } from '@loupe/local-servers/kafka/broker';
import { startPostgres } from '@loupe/local-servers/postgres/postgres';
import type { PortName } from '../ports.ts';
import { bothOrNeither } from './both-or-neither.ts';
import { ownServer, type OwnServer } from './own-server.ts';
import { createTopics, migrateServices, refuseEarlierReleases } from './prepare-stores.ts';

export interface Infrastructure {
  readonly adminUrl: string;
  readonly kafkaBrokers: string;
  readonly clusterId: string;
  /** Postgres's log file; empty for an external server. */
  readonly postgresLog: string;
  /** The embedded servers; undefined for external ones. */
  readonly servers: { readonly postgres: OwnServer | undefined; readonly kafka: OwnServer | undefined };
  /** Pids of the embedded servers. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

interface Options {
  readonly dataFolder: string;
  readonly ports: Record<PortName, number>;
  /** Extra server settings, e.g. log_statement=all where statements are counted. */
  readonly postgresFlags?: readonly string[];
  /** The port that Kafka advertises, if it is that of a proxy. */
  readonly kafkaAdvertisedPort?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Starts Postgres and Kafka, or uses those of DATABASE_URL (an administrator's) and KAFKA_BROKERS.
 * @throws PrerequisiteError, ChildFailedError or the signal's reason; no server runs then
 */
export async function startInfrastructure(options: Options): Promise<Infrastructure> {
  const { dataFolder } = options;
  mkdirSync(join(dataFolder, 'logs'), { recursive: true });
  const postgresLog = join(dataFolder, 'logs', 'postgres.log');
  const { postgres, kafka } = await bothOrNeither(options.signal, {
    postgres: (signal) => ownPostgres({ ...options, signal }, postgresLog),
    kafka: (signal) => ownKafka({ ...options, signal }),
  });
  return {
    adminUrl: postgres.adminUrl,
    kafkaBrokers: kafka.brokers,
    clusterId: kafka.clusterId,
    postgresLog,
    servers: { postgres: postgres.server, kafka: kafka.server },
    get pids() {
      return [postgres, kafka].flatMap(({ server }) => server?.pid() ?? []);
    },
    stop: async () => {
      await kafka.server?.stop();
      await postgres.server?.stop();
    },
  };
}

async function ownPostgres({ dataFolder, ports, postgresFlags = [], signal }: Options, logFile: string) {
  const outside = process.env['DATABASE_URL'];
  if (outside) return { adminUrl: outside, server: undefined };
  const options = {
    dataDir: join(dataFolder, 'postgres'),
    port: ports.postgres,
    logFile,
    flags: postgresFlags,
    signal,
  };
  const start = (spawned: (pid: number) => void) => startPostgres({ ...options, spawned });
  const { first, server } = await ownServer('postgres', dataFolder, start);
  return { adminUrl: first.adminUrl, server };
}

async function ownKafka({ dataFolder, ports, kafkaAdvertisedPort, signal }: Options) {
  const outside = process.env['KAFKA_BROKERS'];
  if (outside) return { brokers: outside, clusterId: outside, server: undefined };
  const options = {
    dataDir: join(dataFolder, 'kafka'),
    port: ports.kafka,
    controllerPort: ports['kafka-controller'],
    advertisedPort: kafkaAdvertisedPort,
    ownProcessGroup: true, // a terminal's Ctrl-C does not reach the broker, which is stopped last
    signal,
  };
  const start = (spawned: (pid: number) => void) => startBroker({ ...options, spawned });
  const { first, server } = await ownServer('kafka', dataFolder, start);
  return { brokers: first.brokers, clusterId: first.clusterId, server };
}

/** Creates schemas and roles, migrates one service after the other, and creates all topics of the registry. */
export async function prepareStores(infrastructure: Infrastructure, database: string): Promise<void> {
  const { adminUrl, kafkaBrokers } = infrastructure;
  await refuseEarlierReleases(adminUrl, database);
  await bootstrapDatabase({ adminUrl, database, services: LOGINS.map(roleOf), owned: SERVICES.map(roleOf) });
  await migrateServices(adminUrl, database, process.env['CELL']);
  await createTopics(kafkaBrokers, process.env['KAFKA_REPLICAS']);
}

/**
 * True when Kafka is not the cluster that this database published to: events that the outbox marks as published may then not be
 * on the topics, and the owners have to publish their state again.
 */
export async function clusterChanged(infrastructure: Infrastructure, database: string): Promise<boolean> {
  const url = new URL(infrastructure.adminUrl);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    await client.query('CREATE SCHEMA IF NOT EXISTS platform');
    await client.query('CREATE TABLE IF NOT EXISTS platform.kafka_cluster (id text PRIMARY KEY)');
    const { rows } = await client.query<{ id: string }>('SELECT id FROM platform.kafka_cluster');
    if (rows[0]?.id === infrastructure.clusterId) return false;
    await client.query('DELETE FROM platform.kafka_cluster');
    await client.query('INSERT INTO platform.kafka_cluster VALUES ($1)', [infrastructure.clusterId]);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
