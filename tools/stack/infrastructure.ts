import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { bootstrapDatabase } from '@loupe/database/bootstrap';
import { migrate } from '@loupe/database/migrate';
import { createLogger } from '@loupe/telemetry/logger';
import { createKafka } from '@loupe/messaging/kafka';
import { ensureTopics } from '@loupe/messaging/topics';
import { TOPICS } from '@loupe/contracts/topics';
import { roleOf, SERVICES } from '@loupe/contracts/services';
import { startBroker } from '../kafka/broker.ts';
import { startPostgres } from '../postgres/postgres.ts';
import type { PortName } from '../ports.ts';
import { ownServer, type OwnServer } from './own-server.ts';
import { databaseUrl, ROOT } from './services.ts';

export interface Infrastructure {
  readonly adminUrl: string;
  readonly kafkaBrokers: string;
  readonly clusterId: string;
  /** Postgres's own log; empty when a server outside is used. */
  readonly postgresLog: string;
  /** Those that are ours; undefined for servers outside. */
  readonly servers: { readonly postgres: OwnServer | undefined; readonly kafka: OwnServer | undefined };
  /** Pids of the servers that are ours. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

interface Options {
  readonly dataFolder: string;
  readonly ports: Record<PortName, number>;
  /** Extra server settings, e.g. log_statement=all where statements are counted. */
  readonly postgresFlags?: readonly string[];
  /** Where Kafka tells its clients to find it, when that is a proxy. */
  readonly kafkaAdvertisedPort?: number | undefined;
}

/** Postgres and Kafka: embedded, or those of DATABASE_URL (an administrator's) and KAFKA_BROKERS. */
export async function startInfrastructure({
  dataFolder,
  ports,
  postgresFlags = [],
  kafkaAdvertisedPort,
}: Options): Promise<Infrastructure> {
  mkdirSync(join(dataFolder, 'logs'), { recursive: true });
  const postgresLog = join(dataFolder, 'logs', 'postgres.log');
  const [postgres, kafka] = await Promise.all([
    ownPostgres(dataFolder, ports.postgres, postgresLog, postgresFlags),
    ownKafka(dataFolder, ports, kafkaAdvertisedPort),
  ]);
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

async function ownPostgres(dataFolder: string, port: number, logFile: string, flags: readonly string[]) {
  const outside = process.env['DATABASE_URL'];
  if (outside) return { adminUrl: outside, server: undefined };
  const options = { dataDir: join(dataFolder, 'postgres'), port, logFile, flags: [...flags] };
  const { first, server } = await ownServer('postgres', dataFolder, () => startPostgres(options));
  return { adminUrl: first.adminUrl, server };
}

async function ownKafka(
  dataFolder: string,
  ports: Record<PortName, number>,
  advertisedPort: number | undefined,
) {
  const outside = process.env['KAFKA_BROKERS'];
  if (outside) return { brokers: outside, clusterId: outside, server: undefined };
  const options = {
    dataDir: join(dataFolder, 'kafka'),
    port: ports.kafka,
    controllerPort: ports['kafka-controller'],
    advertisedPort,
    ownProcessGroup: true, // Ctrl-C reaches us only, and the broker goes last
  };
  const { first, server } = await ownServer('kafka', dataFolder, () => startBroker(options));
  return { brokers: first.brokers, clusterId: first.clusterId, server };
}

/** Schemas, roles, migrations one service after the other, and every topic of the registry. */
export async function prepareStores(infrastructure: Infrastructure, database: string): Promise<void> {
  const { adminUrl } = infrastructure;
  await bootstrapDatabase({ adminUrl, database, services: SERVICES.map(roleOf) });
  const admin = new URL(adminUrl);
  const postgres = { host: admin.hostname, port: Number(admin.port || 5432), database };
  for (const service of SERVICES) {
    const dir = join(ROOT, 'services', service, 'prisma/migrations');
    await migrate({ url: databaseUrl({ postgres }, service), dir, log: () => {} });
  }
  const logger = createLogger({ service: 'topics', level: 'error' });
  await ensureTopics(
    createKafka({ brokers: infrastructure.kafkaBrokers.split(','), clientId: 'loupe-tools', logger }),
    TOPICS,
  );
}

/**
 * True when Kafka is not the cluster this database published to: published outbox rows are then no proof that
 * anything is on the topics, and the owners have to publish their state again.
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
