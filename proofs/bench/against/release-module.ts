import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PrerequisiteError } from '@loupe/local-servers/prerequisite-error';

/**
 * Loads a module of the release in a folder.
 * @param places where releases have it, from the root, the newest layout first
 * @throws PrerequisiteError when it is in none of them
 */
export async function releaseModule<Module>(folder: string, ...places: readonly string[]): Promise<Module> {
  const place = places.find((path) => existsSync(join(folder, path)));
  if (place === undefined)
    throw new PrerequisiteError(`This release cannot be compared: it has no ${places.join(' or ')}.`);
  return (await import(join(folder, place))) as Module;
}
