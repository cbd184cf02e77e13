import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';

/** What one of the toys costs to add. */
export interface Trace {
  /** Files that an addition of this kind touches, from the root, sorted. */
  readonly counted: readonly string[];
  /** The most that it may touch. */
  readonly limit: number;
}

const GENERATED =
  /(^|\/)(gen|gql|generated)\/|^gateway\/(supergraph|operations)\/|^proto\/baseline|(^|\/)package-lock\.json$/;
const TEST = /\.(test|spec)\.tsx?$|^tests\/|\/(tests|e2e)\/|^loadtests\//;
/** Migrations, which are never edited again, documents, and this search itself. */
const LEFT = /\/prisma\/migrations\/|^docs\/|\.md$|^tools\/trace\//;

let listed: readonly string[] | undefined;

/** Files that are written by hand and run in production or describe it: no tests, no generated code, no committed migration. */
export function handWritten(): readonly string[] {
  listed ??= execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && ![GENERATED, TEST, LEFT].some((kind) => kind.test(file)))
    .toSorted();
  return listed;
}

/** Those of the files written by hand in whose text or path the pattern occurs. @param within folders; all without any */
export const filesNaming = (pattern: RegExp, within: readonly string[] = ['']): string[] =>
  handWritten()
    .filter((file) => within.some((folder) => file.startsWith(folder)))
    .filter((file) => pattern.test(file) || pattern.test(textOf(file)));

export function textOf(file: string): string {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    // Deleted, and still in git's index.
    return '';
  }
}
