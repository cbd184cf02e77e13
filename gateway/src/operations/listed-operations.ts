import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text of each listed operation by its id, `sha256:` and the hash of the text in hex. */
export type ListedOperations = ReadonlyMap<string, string>;

export const idOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/**
 * Reads every manifest in a folder: that of the storefront, and that of its previous version while browsers still show its pages.
 * @throws Error naming the entry whose id does not match its text
 */
export function readListedOperations(folder: string): ListedOperations {
  const listed = new Map<string, string>();
  for (const file of globSync('*.json', { cwd: folder })) {
    const manifest = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(manifest)) {
      if (id !== idOf(text)) throw new Error(`${file}: ${id} is not the id of its text.`);
      listed.set(id, text);
    }
  }
  return listed;
}
