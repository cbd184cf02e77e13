import { CREATED_TABLE, statementsIn } from './destructive-sql.ts';

const INDEX =
  /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY\b)(?:IF\s+NOT\s+EXISTS\s+)?\S+\s+ON\s+(?:ONLY\s+)?"?(\w+)"?/i;

/** Indexes that a migration builds while nobody can write to a large table. A table that it creates has no rows yet. */
export function blockingBuilds(sql: string, large: ReadonlySet<string>): string[] {
  const statements = statementsIn(sql).map(({ text }) => text);
  const created = new Set(statements.map((text) => CREATED_TABLE.exec(text)?.[1]));
  return statements.filter((text) => {
    const table = INDEX.exec(text)?.[1];
    return table !== undefined && large.has(table) && !created.has(table);
  });
}
