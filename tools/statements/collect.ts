import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeRegistered, type RegisteredStatement } from '@loupe/database/statement';

/** What a module imports to declare a statement; the others need not be loaded. */
const BINDING = "'./gen/statements.ts'";

/**
 * The statements that the modules of a folder declare, by name. Their texts are those that run, however they are
 * put together.
 * @throws Error when two have one name
 */
export async function collectStatements(folder: string): Promise<RegisteredStatement[]> {
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  takeRegistered();
  for (const file of files) {
    const path = join(folder, file);
    if ((await readFile(path, 'utf8')).includes(BINDING)) await import(pathToFileURL(path).href);
  }
  const statements = takeRegistered();
  const names = statements.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two statements are called ${twice}.`);
  return statements.sort((one, other) => (one.name < other.name ? -1 : 1));
}
