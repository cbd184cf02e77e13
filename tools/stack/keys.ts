import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockDataFolder } from './data-folder-lock.ts';
import { ensureCertificates } from './certificates.ts';
import { replaceFile, writeKeyFiles } from './key-files.ts';
import { freshKeys, KEY_SETS, type KeySetName, type StackKeys } from './key-sets.ts';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

const fileOf = (folder: string): string => join(folder, 'keys.json');

export const hasKeys = (folder: string): boolean => existsSync(fileOf(folder));

/** The keys in the data folder. Nothing is written. @throws PrerequisiteError without them, or when an older version made them */
export function readKeys(folder: string): StackKeys {
  const known = hasKeys(folder) ? stored(folder) : {};
  const missing = missingSets(known);
  if (missing.length === 0) return known as StackKeys;
  throw new PrerequisiteError(
    `${fileOf(folder)} has no key set ${missing.join(', ')}: npm run keys -- create adds what is missing, and so does a start of the shop.`,
  );
}

/** The sets that a folder does not have: all of them, or those that a later release has brought. */
export const setsToAdd = (folder: string): KeySetName[] => missingSets(stored(folder));

const missingSets = (known: Partial<StackKeys>): KeySetName[] =>
  KEY_SETS.filter((set) => known[set] === undefined);

/** Creates what is missing: all keys and certificates, or those that an older version did not have. Keys that are there stay. */
export async function ensureKeys(folder: string, now = new Date()): Promise<StackKeys> {
  const keys = await locked(folder, () => write(folder, { ...freshKeys(now), ...stored(folder) }));
  await ensureCertificates(folder, now);
  return keys;
}

/**
 * Changes the keys as they are at this moment: of concurrent changes none is lost. Running processes read their files within two
 * seconds. Only `npm run keys` and fault runs change keys.
 * @param change throws to leave them
 */
export const changeKeys = (folder: string, change: (keys: StackKeys) => StackKeys): Promise<StackKeys> =>
  locked(folder, () => write(folder, change(readKeys(folder))));

const stored = (folder: string): Partial<StackKeys> =>
  hasKeys(folder) ? (JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Partial<StackKeys>) : {};

function write(folder: string, keys: StackKeys): StackKeys {
  replaceFile(fileOf(folder), JSON.stringify(keys), 0o600);
  writeKeyFiles(folder, keys);
  return keys;
}

const LOOK_AGAIN_MS = 10;
const PATIENCE_MS = 60_000;

/** One at a time on this machine; the kernel ends the lock of a process that dies. @throws PrerequisiteError after a minute */
async function locked<Result>(folder: string, work: () => Result): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    const release = await lockDataFolder(fileOf(folder));
    if (release !== undefined) {
      try {
        return work();
      } finally {
        await release();
      }
    }
    await wait(LOOK_AGAIN_MS);
  }
  throw new PrerequisiteError(`Another command has been changing the keys in ${folder} for a minute.`);
}
