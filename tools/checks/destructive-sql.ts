/** A statement that the release before cannot run beside. */
export interface Destructive {
  readonly statement: string;
  readonly why: string;
}

/** `-- contract 2.4.0: nothing reads customer.nickname since 2.3.0`, before the statement that it allows. */
const CONTRACT = /^--\s*contract\s+\d+(?:\.\d+)*:\s+\S/;

const NAME = String.raw`(?:IF\s+(?:NOT\s+)?EXISTS\s+)?(?:ONLY\s+)?"?([\w.]+)"?`;
export const CREATED_TABLE = new RegExp(String.raw`^CREATE\s+(?:UNLOGGED\s+)?TABLE\s+${NAME}`, 'i');
const ALTERED_TABLE = new RegExp(String.raw`^ALTER\s+TABLE\s+${NAME}`, 'i');
const UNIQUE_INDEX = new RegExp(
  String.raw`^CREATE\s+UNIQUE\s+INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?\S+\s+ON\s+${NAME}`,
  'i',
);
const REVOKED = new RegExp(String.raw`^REVOKE\s+[\w\s,]+?\sON\s+(?:TABLE\s+)?${NAME}\s+FROM\b`, 'i');
const CHANGED_ROWS = new RegExp(String.raw`^(?:TRUNCATE(?:\s+TABLE)?|DELETE\s+FROM)\s+${NAME}`, 'i');

const STATEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^DROP\s+(?!INDEX)/i, 'removes what the release before may use'],
  [/^DROP\s+INDEX/i, 'removes an index that ON CONFLICT of the release before may name'],
  [/^REVOKE\s/i, 'takes away a right that the release before may need'],
  [/^ALTER\s+(?:TYPE|VIEW|FUNCTION|SEQUENCE|INDEX)\s.*\sRENAME\s/is, 'renames what the release before uses'],
];

/** Actions of ALTER TABLE. */
const ACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bDROP\s+(?:COLUMN|CONSTRAINT)\b/i, 'removes what the release before may use'],
  [/\bRENAME\b/i, 'renames what the release before uses'],
  [
    /\bALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
    'changes a type that the release before writes',
  ],
  [/\bSET\s+NOT\s+NULL\b/i, 'the release before may write null'],
  [/\bDROP\s+DEFAULT\b/i, 'the release before may write no value'],
  [/\bADD\s+CONSTRAINT\b/i, 'the release before may write rows that violate it'],
];
const ADDED_COLUMN = /\bADD\s+COLUMN\b[^,]*?\bNOT\s+NULL\b/gi;

/**
 * The statements of a migration that a release which runs beside it could fail by, or lose data. Tables that the migration creates
 * itself are free: no release knows them.
 */
export function destructiveStatements(sql: string): Destructive[] {
  const created = new Set<string>();
  const found: Destructive[] = [];
  for (const { text, isAllowed } of statementsIn(sql)) {
    const table = CREATED_TABLE.exec(text)?.[1];
    if (table !== undefined) created.add(table);
    const why = isAllowed ? undefined : reasonAgainst(text, created);
    if (why !== undefined) found.push({ statement: text.split('\n', 1)[0]!, why });
  }
  return found;
}

function reasonAgainst(text: string, created: ReadonlySet<string>): string | undefined {
  const altered = ALTERED_TABLE.exec(text)?.[1];
  if (altered !== undefined) return created.has(altered) ? undefined : reasonAgainstAlter(text);
  const unique = UNIQUE_INDEX.exec(text)?.[1];
  if (unique !== undefined && !created.has(unique))
    return 'the release before may write rows that violate it';
  const emptied = CHANGED_ROWS.exec(text)?.[1];
  if (emptied !== undefined && !created.has(emptied)) return 'removes rows that the release before may need';
  const revoked = REVOKED.exec(text)?.[1];
  if (revoked !== undefined && created.has(revoked)) return undefined;
  return STATEMENTS.find(([pattern]) => pattern.test(text))?.[1];
}

function reasonAgainstAlter(text: string): string | undefined {
  const added = [...text.matchAll(ADDED_COLUMN)].find(([column]) => !hasDefault(text, column));
  if (added) return 'the release before writes no value into a column that needs one';
  return ACTIONS.find(([pattern]) => pattern.test(text))?.[1];
}

/** A default may follow NOT NULL. */
function hasDefault(text: string, column: string): boolean {
  const rest = text.slice(text.indexOf(column));
  const [, ...next] = rest.split(/\bADD\s+COLUMN\b/i);
  return /\b(?:DEFAULT|GENERATED)\b/i.test(next[0] ?? '');
}

const NOT_CODE = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g;
/** Stands for a marker until its statement is known. */
const ALLOWED = '@contract@';

/** Statements without comments and with empty string literals, so that no word of a text counts. */
export function statementsIn(sql: string): { text: string; isAllowed: boolean }[] {
  const code = sql.replace(NOT_CODE, (part) => {
    if (!part.startsWith('--')) return "''";
    return CONTRACT.test(part) ? ALLOWED : '';
  });
  return code.split(';').flatMap((part) => {
    const lines = part.replaceAll(ALLOWED, '').split('\n');
    const text = lines
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n');
    return text === '' ? [] : [{ text, isAllowed: part.includes(ALLOWED) }];
  });
}
