import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrerequisiteError } from './prerequisite-error.ts';

/** Rises when what is kept on disk can no longer be read by the code (a new Postgres major, a new Kafka format). */
const FORMAT = 1;

/** The marker until it is whole; all that a start killed at that moment leaves. */
const INCOMING = /^loupe-data\.json\.\d+$/;

/**
 * Makes or checks the folder that holds databases, logs, keys and ledgers.
 * @throws PrerequisiteError when the folder is somebody else's, of another format, or cannot be used.
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
      `The data in ${folder} is of format ${format} and this version needs ${FORMAT}: run "npm run reset" to begin afresh.`,
    );
  }
  if (existsSync(folder) && readdirSync(folder).some((name) => !INCOMING.test(name))) {
    throw new PrerequisiteError(
      `${folder} holds files that are not Loupe's: set LOUPE_DATA to an empty folder.`,
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
      `${marker} cannot be read (it holds ${JSON.stringify(text.slice(0, 40))}): run "npm run reset" to begin afresh.`,
    );
  }
}
