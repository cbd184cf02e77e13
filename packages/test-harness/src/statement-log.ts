import { open, stat } from 'node:fs/promises';

/** Server settings that make its log countable. */
export const STATEMENT_LOG_FLAGS: readonly string[] = [
  ...['-c', 'log_statement=all'],
  ...['-c', 'log_line_prefix=%m [%p] %d/%a '],
  ...['-c', 'log_parameter_max_length=0'], // parameters contain personal data
];

/** A position in the log, in bytes. */
export type LogMark = number;

const STATEMENT = /^\d{4}-\S+ \S+ \S+ \[\d+\] ([^/]*)\/(.*?) LOG:  (?:statement|execute [^:]*): ([\s\S]*)$/;

/** The current end of the log, after every statement that has been answered. */
export async function logMark(logFile: string): Promise<LogMark> {
  return (await stat(logFile)).size;
}

/**
 * The statements that ran between two marks, BEGIN and COMMIT among them, by the application_name that sent
 * them: a service's request pool and its background pool have different names. Reads Postgres's own log, so
 * nothing that reached the server is missed.
 * @param until the current end by default
 * @param database counts only what ran there
 */
export async function statementsBetween(
  logFile: string,
  from: LogMark,
  until?: LogMark,
  database?: string,
): Promise<Map<string, string[]>> {
  const byApplication = new Map<string, string[]>();
  for (const entry of entriesOf(await readRange(logFile, from, until ?? (await logMark(logFile))))) {
    const [, entryDatabase, application = '', sql = ''] = STATEMENT.exec(entry) ?? [];
    if (entryDatabase === undefined || (database !== undefined && entryDatabase !== database)) continue;
    byApplication.set(application, [...(byApplication.get(application) ?? []), sql.trim()]);
  }
  return byApplication;
}

/** The number of statements per application. */
export async function countStatements(
  logFile: string,
  from: LogMark,
  until?: LogMark,
): Promise<Record<string, number>> {
  const statements = await statementsBetween(logFile, from, until);
  return Object.fromEntries([...statements].map(([application, sent]) => [application, sent.length]));
}

/** Postgres starts every continuation line of an entry with a tab. */
function entriesOf(text: string): string[] {
  return text.replaceAll('\n\t', ' ').split('\n');
}

async function readRange(logFile: string, from: LogMark, until: LogMark): Promise<string> {
  const file = await open(logFile);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(until - from), 0, until - from, from);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}
