import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrerequisiteError } from './prerequisite-error.ts';

/** Rises when what is kept on disk can no longer be read by the code (a new Postgres major, a new Kafka format). */
const FORMAT = 1;

/**
 * Makes or checks the folder that holds databases, logs, keys and ledgers.
 * @throws PrerequisiteError when the folder is somebody else's or of another format.
 */
export function openDataFolder(folder: string): string {
  const marker = join(folder, 'loupe-data.json');
  if (existsSync(marker)) {
    const { format } = JSON.parse(readFileSync(marker, 'utf8')) as { format: number };
    if (format === FORMAT) return folder;
    throw new PrerequisiteError(
      `The data in ${folder} is of format ${format} and this version needs ${FORMAT}: run "npm run reset" to begin afresh.`,
    );
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new PrerequisiteError(
      `${folder} holds files that are not Loupe's: set LOUPE_DATA to an empty folder.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  writeFileSync(marker, JSON.stringify({ format: FORMAT }));
  return folder;
}
