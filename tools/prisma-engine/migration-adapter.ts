import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { SqlDriverAdapter, SqlQuery, SqlResultSet } from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import type { Connection } from './connection.ts';

/** Type oids of the catalog's "char", which the adapter does not know, and of bpchar, whose format is the same. */
const CHAR = 18;
const BPCHAR = 1042;

/** Private members of the adapter, which has no public way to change this behaviour. Its version is pinned. */
interface AdapterInternals {
  executeScript(script: string): Promise<void>;
  onError(error: unknown): never;
  performIO(query: SqlQuery): Promise<{ fields: { dataTypeID: number }[] }>;
  queryRaw(query: SqlQuery): Promise<SqlResultSet>;
  underlyingDriver(): pg.Pool;
}

/** Prisma's Postgres adapter, which is written for queries, adapted for migrations. */
export async function connectForMigrations({ config, schema }: Connection): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg({ ...config }, schema === undefined ? {} : { schema }).connect();
  const internals = adapter as unknown as AdapterInternals;
  sendScriptsWhole(internals);
  readCatalogChars(internals);
  return adapter;
}

/**
 * The adapter splits scripts at each `;`, even within function bodies and quotes. Sent as a whole, a script is one
 * implicit transaction, so a failed migration changes nothing.
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

/** Introspection reads "char" columns of the catalog, which the adapter rejects: they are declared as bpchar and read as text. */
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
