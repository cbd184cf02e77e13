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
}

/** Names come from code; one that would need quotes is a mistake. */
function plain(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${name} is no name of a table, a column or a state.`);
  return name;
}

function oldest({ table, column, states }: DueTable): string {
  const due = plain(column);
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
