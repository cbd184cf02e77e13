import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const KNOWN_SEEDS_FILE = join(import.meta.dirname, 'known-seeds.json');

/** For each planted bug a seed that found it, as `npm run simulate -- --plant all --record` saw it. */
export const KNOWN_SEEDS = JSON.parse(readFileSync(KNOWN_SEEDS_FILE, 'utf8')) as Readonly<
  Record<string, number | undefined>
>;
