import { MigrationError } from '@loupe/database/migrate';
import { ChildFailedError } from './child-failed-error.ts';
import { PrerequisiteError } from './prerequisite-error.ts';

/** What to tell the person at the keyboard about a failure that was foreseen; undefined for a defect, which keeps its trace. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof PrerequisiteError || error instanceof ChildFailedError) return error.message;
  if (error instanceof MigrationError) {
    const what = error.message.replace(/\.$/, '');
    return `${what}: correct it, or begin afresh with "npm run reset" where another version of Loupe made the data.`;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  // Node goes on to explain how a positional argument may begin with a dash.
  if (String(code).startsWith('ERR_PARSE_ARGS_')) return `${message.split('. ')[0]}. See --help.`;
  return undefined;
}
