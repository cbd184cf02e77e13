import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeRegistered, type RegisteredStatement } from '@loupe/database/statement';

/** Modules that declare statements import this; others are not loaded. */
const BINDING = "'./gen/statements.ts'";

/** The modules of a folder that declare statements. */
export async function declaringModules(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const paths = files.map((file) => join(folder, file));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return paths.filter((_path, index) => texts[index]!.includes(BINDING));
}

/**
 * The statements that modules declare, by name. The modules are loaded, so composed texts are complete.
 * @throws Error when two statements have the same name
 */
export async function collectStatements(modules: readonly string[]): Promise<RegisteredStatement[]> {
  takeRegistered();
  for (const path of modules) await import(pathToFileURL(path).href);
  const statements = takeRegistered();
  const names = statements.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two statements are called ${twice}.`);
  return statements.sort((one, other) => (one.name < other.name ? -1 : 1));
}
