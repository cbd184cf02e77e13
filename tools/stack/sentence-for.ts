import { EarlierSchemaError } from '@loupe/database/earlier-schema';
import { EditedMigrationError, MigrationError } from '@loupe/database/migrate';
import { ChildFailedError } from '@loupe/local-servers/child-failed-error';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

/** The message for an expected failure; undefined for a defect, which keeps its stack trace. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof PrerequisiteError || error instanceof ChildFailedError) return error.message;
  if (error instanceof EditedMigrationError)
    return `${error.message.replace(/\.$/, '')}. "npm run reset" deletes the data folder of a developer.`;
  if (error instanceof EarlierSchemaError)
    return `${error.message.replace(/\.$/, '')}; run "npm run reset" if it is in the data folder, else drop that database or use another server.`;
  if (error instanceof MigrationError) {
    const what = error.message.replace(/\.$/, '');
    return `${what}: correct it, or delete the data with "npm run reset" if another version of Loupe created it.`;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  // The other sentences explain positional arguments that begin with a dash.
  if (String(code).startsWith('ERR_PARSE_ARGS_')) return `${message.split(/\.\s/)[0]}. See --help.`;
  return undefined;
}
