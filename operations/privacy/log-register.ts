import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { INTERVAL, LOG_FILE, REGISTER_FOLDER } from './register.ts';

/** What the lines of the log have, and how long they are kept. */
export interface RegisteredLog {
  readonly kept: string;
  /** An interval. Lines end together: none of their fields is kept longer than another. */
  readonly keep: string;
  /** What each field holds: ids and numbers by which a person could be found, names of our staff, and the rest. None holds personal data of others. */
  readonly pseudonym: Readonly<Record<string, string>>;
  readonly staff: Readonly<Record<string, string>>;
  readonly plain: Readonly<Record<string, string>>;
}

/** @throws Error when it does not say how long lines are kept, or what a field holds */
export function readLogRegister(root: string): RegisteredLog {
  const log = parse(readFileSync(join(root, REGISTER_FOLDER, LOG_FILE), 'utf8')) as RegisteredLog;
  if (!log.kept || !INTERVAL.test(log.keep)) throw new Error('The log does not say how long it is kept');
  const unsaid = Object.entries({ ...log.pseudonym, ...log.staff, ...log.plain }).filter(
    ([, holds]) => !holds,
  );
  if (unsaid.length > 0) throw new Error(`The log does not say what these hold: ${unsaid.join(' ')}`);
  return log;
}
