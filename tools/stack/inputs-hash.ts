import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of the paths and contents of files; patterns are globs below root. */
export function inputsHash(
  root: string,
  patterns: readonly string[],
  exclude: readonly string[] = [],
): string {
  const files = globSync([...patterns], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ['node_modules', '.next', ...exclude].includes(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
