import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { identifier } from './files/code.ts';
import type { Vendor } from './vendor.ts';

const FOLDER = join(import.meta.dirname, 'declared');

/** The declarations in the folder, also those that the generated list does not have yet. @throws Error for a file that is none */
export async function readDeclared(): Promise<readonly Vendor[]> {
  const names = readdirSync(FOLDER)
    .map((file) => basename(file, '.ts'))
    .toSorted();
  return Promise.all(
    names.map(async (name) => {
      const declared = (await import(join(FOLDER, `${name}.ts`))) as Record<string, Vendor | undefined>;
      const found = declared[identifier(name)];
      if (found?.name === name) return found;
      throw new Error(
        `tools/vendors/declared/${name}.ts exports no vendor ${identifier(name)} of this name.`,
      );
    }),
  );
}
