import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs SQL as the owner of the schema. */
type Query = (sql: string) => Promise<unknown>;

/**
 * A service's migrations step by step, for testing how one of them changes the rows of the previous version. A migration is named
 * by its folder without the timestamp.
 * @param dir the service's `prisma/migrations`
 */
export function stepwiseMigrations(query: Query, dir: string) {
  const waiting = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const indexOf = (name: string) => {
    const index = waiting.findIndex((folder) => folder.replace(/^\d+_/, '') === name);
    if (index < 0) throw new Error(`No migration ${name} is left to be applied.`);
    return index;
  };
  const apply = async (count: number) => {
    for (const folder of waiting.splice(0, count))
      await query(readFileSync(join(dir, folder, 'migration.sql'), 'utf8'));
  };
  return {
    /** Applies all migrations before this one. */
    before: (name: string): Promise<void> => apply(indexOf(name)),
    /** Applies the remaining migrations up to this one, which must be the last. */
    through: (name: string): Promise<void> => apply(indexOf(name) + 1),
  };
}
