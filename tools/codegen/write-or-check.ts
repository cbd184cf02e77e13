import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';

/**
 * What a generator ends with: writes its files, or with `--check` says which of the committed ones differ, with exit code 1.
 * @param texts by path from the root
 * @param command that writes them
 */
export function writeOrCheck(texts: ReadonlyMap<string, string>, command: string): void {
  for (const [file, text] of texts) {
    const path = join(ROOT, file);
    if (!process.argv.includes('--check')) writeFileSync(path, text);
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      process.stderr.write(`${file} is not what its source says: run "${command}".\n`);
      process.exitCode = 1;
    }
  }
}
