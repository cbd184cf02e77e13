import pg from 'pg';
import { ownerOf } from './schema-owner.ts';

/** The statement by which a migration takes rights from the owner of a table that it has just made. */
const TAKES = /(?:^|;)\s*REVOKE ([A-Z, ]+) ON (\w+) FROM CURRENT_USER;/gm;

/**
 * Takes from the owner again what these migrations took: tables that were loaded from a dump without rights give their owner all of them,
 * and its login would get them too. Comes before `grantRowsSql`.
 */
export function takeRightsSql(schema: string, migrations: readonly string[]): string {
  const owner = pg.escapeLiteral(ownerOf(schema));
  return migrations
    .flatMap((sql) => [...sql.matchAll(TAKES)])
    .flatMap(([, rights = '', table = '']) =>
      rights.split(',').map((right) => [right.trim(), `${pg.escapeIdentifier(schema)}.${table}`] as const),
    )
    .map(
      ([right, table]) => `DO $take$ BEGIN
  IF has_table_privilege(${owner}::name, to_regclass(${pg.escapeLiteral(table)}), '${right}') THEN
    REVOKE ${right} ON ${table} FROM CURRENT_USER;
  END IF;
END $take$;`,
    )
    .join('\n');
}
