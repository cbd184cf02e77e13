import { randomUUID } from 'node:crypto';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { connectionOf, withClient } from './connection.ts';
import type { Connection } from './connection.ts';
import { connectForMigrations } from './migration-adapter.ts';

const NAMES = { provider: 'postgres', adapterName: '@prisma/adapter-pg' } as const;

/** @param shadowUrl a database that the engine may reset; without it, the engine creates and drops one */
export function liveFactory(
  url: string,
  shadowUrl: string | undefined,
): SqlMigrationAwareDriverAdapterFactory {
  const connection = connectionOf(url);
  return {
    ...NAMES,
    connect: () => connectForMigrations(connection),
    connectToShadowDb: () =>
      shadowUrl === undefined
        ? makeShadowDatabase(connection)
        : connectForMigrations(connectionOf(shadowUrl)),
  };
}

async function makeShadowDatabase({ config, schema }: Connection): Promise<SqlDriverAdapter> {
  const database = `prisma_migrate_shadow_db_${randomUUID()}`;
  const name = pg.escapeIdentifier(database);
  const inShadow = { ...config, database };
  await withClient(config, (client) => client.query(`CREATE DATABASE ${name}`));
  if (schema !== undefined) {
    await withClient(inShadow, (client) =>
      client.query(`CREATE SCHEMA IF NOT EXISTS ${pg.escapeIdentifier(schema)}`),
    );
  }
  const adapter = await connectForMigrations({ config: inShadow, schema });
  const disconnect = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await disconnect();
    await withClient(config, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  };
  return adapter;
}

/** For differences between two schema files: answers only the engine's query for the server's version. */
export const offlineFactory: SqlMigrationAwareDriverAdapterFactory = {
  ...NAMES,
  connect: async () => ({
    ...NAMES,
    queryRaw: async ({ sql }) => {
      if (!sql.includes('server_version_num'))
        throw new Error(`A comparison of files sent a query to a database: ${sql}`);
      return {
        columnNames: ['exists', 'version', 'numeric_version'],
        columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
        rows: [[true, 'PostgreSQL 18.0', 180_000]],
      };
    },
    executeRaw: async () => 0,
    executeScript: async () => {},
    startTransaction: () => Promise.reject(new Error('There is no database.')),
    getConnectionInfo: () => ({ supportsRelationJoins: true }),
    dispose: async () => {},
  }),
  connectToShadowDb: () => Promise.reject(new Error('There is no database.')),
};
