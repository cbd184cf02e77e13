import { CREATED_TABLE, statementsIn } from './destructive-sql.ts';

const TABLE = String.raw`(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?(?:"?\w+"?\.)?"?(\w+)"?`;
const INDEX = new RegExp(
  String.raw`^CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY\b)(?:(?:IF\s+NOT\s+EXISTS\s+)?\S+\s+)?ON\s+${TABLE}`,
  'i',
);
const REINDEX = new RegExp(String.raw`^REINDEX\s+(?:\([^)]*\)\s*)?TABLE\s+(?!CONCURRENTLY\b)${TABLE}`, 'i');
const ALTER = new RegExp(String.raw`^ALTER\s+TABLE\s+${TABLE}`, 'i');

/** Actions of ALTER TABLE that build an index, or all of them with the table. */
const BUILDS: readonly RegExp[] = [
  /\bADD\s+(?:CONSTRAINT\s+\S+\s+)?(?:UNIQUE|EXCLUDE|PRIMARY\s+KEY)\b(?!\s+USING\s+INDEX\b)/i,
  /\bADD\s+COLUMN\b(?:[^,(]|\([^)]*\))*\b(?:UNIQUE|PRIMARY\s+KEY)\b/i,
  /\bALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
];

/** Statements of a migration that build an index while nobody can write to a large table. A table that it creates has no rows yet. */
export function blockingBuilds(sql: string, large: ReadonlySet<string>): string[] {
  const statements = statementsIn(sql).map(({ text }) => text);
  const created = new Set(statements.map((text) => CREATED_TABLE.exec(text)?.[1]?.replace(/^.*\./, '')));
  return statements.filter((text) => {
    const table = builtOn(text);
    return table !== undefined && large.has(table) && !created.has(table);
  });
}

function builtOn(text: string): string | undefined {
  const table = (INDEX.exec(text) ?? REINDEX.exec(text))?.[1];
  if (table !== undefined) return table;
  return BUILDS.some((build) => build.test(text)) ? ALTER.exec(text)?.[1] : undefined;
}
