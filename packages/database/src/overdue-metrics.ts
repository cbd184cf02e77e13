import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { poolTx } from './tx.ts';

/** A table whose rows are worked on when their time has come. */
export interface DueTable {
  readonly table: string;
  /** Null in a row that nothing is to be done for. */
  readonly column: string;
  /** The states in which a row waits for work, where the column keeps its time in others. */
  readonly states?: readonly string[];
  /** The column with which the index begins, where that is another one; it has a few values. */
  readonly by?: string;
}

/** Names come from code; one that would need quotes is a mistake. */
function plain(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${name} is no name of a table, a column or a state.`);
  return name;
}

/**
 * The beginning of a statement that reads the values of a column of a few from `each_value (each)`, the last of them null. One step by index for each
 * of them, however many rows there are.
 */
export const eachOf = (table: string, column: string): string => `
  WITH RECURSIVE each_value (each) AS (
    (SELECT ${column} FROM ${table} ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM ${table} WHERE ${column} > each ORDER BY ${column} LIMIT 1) FROM each_value WHERE each IS NOT NULL
  )`;

function oldest({ table, column, states, by }: DueTable): string {
  const due = plain(column);
  if (by !== undefined)
    return `SELECT '${plain(table)}' AS name, coalesce((
    ${eachOf(table, plain(by))}
    SELECT max(greatest(0, extract(epoch FROM now() - (SELECT min(${due}) FROM ${table} WHERE ${by} = each)))) FROM each_value
  ), 0)::float8 AS seconds`;
  const waits =
    states === undefined ? '' : `AND state IN (${states.map((state) => `'${plain(state)}'`).join()})`;
  return `SELECT '${plain(table)}' AS name, coalesce((
    SELECT extract(epoch FROM now() - ${due}) FROM ${table} WHERE ${due} <= now() ${waits} ORDER BY ${due} LIMIT 1
  ), 0)::float8 AS seconds`;
}

/** How late the work of each of these tables is; every instance reports the same. One statement, by the index of each column. */
export function overdueMetrics(pool: pg.Pool, tables: readonly DueTable[]): MetricSource {
  const tx = poolTx(pool);
  const read = tables.map(oldest).join('\nUNION ALL ');
  return {
    name: 'overdue',
    async read() {
      const rows = await tx.query<{ readonly name: string; readonly seconds: number }>(read);
      return [
        gauge(
          'loupe_overdue_seconds',
          'How long the oldest due row of a table has waited for its attempt.',
          rows.map(({ name: table, seconds }) => ({ labels: { table }, value: seconds })),
        ),
      ];
    },
  };
}
