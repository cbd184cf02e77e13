import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setsOf, type FormerKeys } from './former-keys.ts';
import { replaceFile, writeKeyFiles } from './key-files.ts';
import { freshKeys, type StackKeys } from './key-sets.ts';

const fileOf = (folder: string): string => join(folder, 'keys.json');

export const hasKeys = (folder: string): boolean => existsSync(fileOf(folder));

/** The keys are stored in the data folder, so that sessions survive a restart; missing sets of an older version are added. */
export function stackKeys(folder: string, now = new Date()): StackKeys {
  const file = fileOf(folder);
  const known = hasKeys(folder)
    ? (JSON.parse(readFileSync(file, 'utf8')) as StackKeys | Partial<FormerKeys>)
    : {};
  const sets = isInSets(known) ? known : setsOf(known, now);
  return saveKeys(folder, { ...freshKeys(now), ...sets });
}

/** Writes the key files of all processes; running processes read them within two seconds. */
export function saveKeys(folder: string, keys: StackKeys): StackKeys {
  replaceFile(fileOf(folder), JSON.stringify(keys), 0o600);
  writeKeyFiles(folder, keys);
  return keys;
}

const isInSets = (known: StackKeys | Partial<FormerKeys>): known is StackKeys =>
  known.gateway !== undefined && 'active' in known.gateway;
