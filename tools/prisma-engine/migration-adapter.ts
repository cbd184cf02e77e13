import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { SqlDriverAdapter, SqlQuery, SqlResultSet } from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import type { Connection } from './connection.ts';

/** Type oids of the catalog's "char", which the adapter does not know, and of bpchar, which it reads alike. */
const CHAR = 18;
const BPCHAR = 1042;

/** What the adapter has inside, pinned with its version: it offers no way to mend it from outside. */
interface AdapterInternals {
  executeScript(script: string): Promise<void>;
  onError(error: unknown): never;
  performIO(query: SqlQuery): Promise<{ fields: { dataTypeID: number }[] }>;
  queryRaw(query: SqlQuery): Promise<SqlResultSet>;
  underlyingDriver(): pg.Pool;
}

/** Prisma's Postgres adapter, which is written for queries, made fit for migrations. */
export async function connectForMigrations({ config, schema }: Connection): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg({ ...config }, schema === undefined ? {} : { schema }).connect();
  const internals = adapter as unknown as AdapterInternals;
  sendScriptsWhole(internals);
  readCatalogChars(internals);
  return adapter;
}

/**
 * The adapter cuts scripts at each `;`, also within function bodies and quotes, and runs the pieces one by one. Sent
 * whole, a script is one implicit transaction: a migration that fails leaves nothing behind.
 */
function sendScriptsWhole(adapter: AdapterInternals): void {
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
}

/** Introspection reads "char" columns of the catalog, which the adapter refuses: they pass as bpchar and come out as text. */
function readCatalogChars(adapter: AdapterInternals): void {
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const charColumns: number[] = [];
    adapter.performIO = async (sent) => {
      const result = await performIO(sent);
      for (const [index, field] of result.fields.entries()) {
        if (field.dataTypeID !== CHAR) continue;
        charColumns.push(index);
        field.dataTypeID = BPCHAR;
      }
      return result;
    };
    try {
      const result = await queryRaw(query);
      for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    } finally {
      adapter.performIO = performIO;
    }
  };
}
