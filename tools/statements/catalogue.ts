import type pg from 'pg';

export interface Column {
  readonly name: string;
  readonly notNull: boolean;
  /** The values that its CHECK constraint allows, if it is a list of texts. */
  readonly allowed: readonly string[] | undefined;
}

export interface SqlFunction {
  readonly name: string;
  /** In pg_catalog, not in the service's schema. */
  readonly builtIn: boolean;
  /** Returns null for a null argument. */
  readonly strict: boolean;
}

/** The types, columns and functions of a migrated schema. */
export interface Catalogue {
  /** By oid: the type's name, `_text` for text[]. */
  typeName(oid: number): string;
  column(table: number, attribute: number): Column | undefined;
  function(oid: number): SqlFunction | undefined;
}

export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string }>('SELECT oid, typname AS name FROM pg_type');
  const columns = await client.query<{ key: string; name: string; not_null: boolean; check: string | null }>(
    `SELECT attrelid || '.' || attnum AS key, attname AS name, attnotnull AS not_null,
       (SELECT pg_get_constraintdef(c.oid) FROM pg_constraint c
        WHERE c.conrelid = attrelid AND c.contype = 'c' AND c.conkey = ARRAY[attnum]
          AND pg_get_constraintdef(c.oid) LIKE '%= ANY (ARRAY[%' LIMIT 1) AS check
     FROM pg_attribute JOIN pg_class r ON r.oid = attrelid
     WHERE attnum > 0 AND NOT attisdropped AND r.relnamespace = current_schema()::regnamespace`,
  );
  const functions = await client.query<{ oid: number; name: string; built_in: boolean; strict: boolean }>(
    `SELECT oid, proname AS name, pronamespace = 'pg_catalog'::regnamespace AS built_in, proisstrict AS strict FROM pg_proc`,
  );
  const typeNames = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  const columnsByKey = new Map(
    columns.rows.map(({ key, name, not_null: notNull, check }) => [
      key,
      { name, notNull, allowed: allowedBy(check) },
    ]),
  );
  const functionsByOid = new Map(
    functions.rows.map(({ oid, name, built_in: builtIn, strict }) => [oid, { name, builtIn, strict }]),
  );
  return {
    typeName: (oid) => typeNames.get(oid) ?? `type ${oid}`,
    column: (table, attribute) => columnsByKey.get(`${table}.${attribute}`),
    function: (oid) => functionsByOid.get(oid),
  };
}

const ONE_OF = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/;

/** Only for `x IN ('a', 'b')`: combinations with OR or AND have other meanings. */
function allowedBy(check: string | null): string[] | undefined {
  const list = ONE_OF.exec(check ?? '')?.[1];
  return list?.match(/'(?:[^']|'')*'/g)?.map((literal) => literal.slice(1, -1).replaceAll("''", "'"));
}
