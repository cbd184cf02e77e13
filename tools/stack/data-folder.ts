import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

/** Increased when the code can no longer read existing data (a new Postgres major version, a new Kafka format). */
const FORMAT = 1;

/** The temporary name of the marker, which a killed start may leave. */
const INCOMING = /^loupe-data\.json\.\d+$/;

/**
 * Creates or checks the folder for databases, logs, keys and ledgers.
 * @throws PrerequisiteError when the folder contains other files, has another format, or cannot be used.
 */
export function openDataFolder(folder: string): string {
  try {
    return open(folder);
  } catch (error) {
    if (error instanceof PrerequisiteError) throw error;
    const reason = (error as Error).message;
    throw new PrerequisiteError(
      `${folder} cannot be used (${reason}): set LOUPE_DATA to a folder of your own.`,
    );
  }
}

function open(folder: string): string {
  const marker = join(folder, 'loupe-data.json');
  if (existsSync(marker)) {
    const format = formatIn(marker);
    if (format === FORMAT) return folder;
    throw new PrerequisiteError(
      `The data in ${folder} is of format ${format} and this version needs ${FORMAT}: run "npm run reset" to delete it.`,
    );
  }
  if (existsSync(folder) && readdirSync(folder).some((name) => !INCOMING.test(name))) {
    throw new PrerequisiteError(
      `${folder} contains files that are not Loupe's: set LOUPE_DATA to an empty folder.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const incoming = `${marker}.${process.pid}`;
  writeFileSync(incoming, JSON.stringify({ format: FORMAT }));
  renameSync(incoming, marker);
  return folder;
}

function formatIn(marker: string): number {
  const text = readFileSync(marker, 'utf8');
  try {
    return (JSON.parse(text) as { format: number }).format;
  } catch {
    throw new PrerequisiteError(
      `${marker} cannot be read (it contains ${JSON.stringify(text.slice(0, 40))}): run "npm run reset" to delete it.`,
    );
  }
}
