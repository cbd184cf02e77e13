import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @returns a function that returns the matching log lines that were written since this call */
export function watchLogs(dataFolder: string): (pattern: RegExp) => string[] {
  const folder = join(dataFolder, 'logs');
  const files = readdirSync(folder).map((name) => join(folder, name));
  const lengths = new Map(files.map((file) => [file, statSync(file).size]));
  return (pattern) =>
    files.flatMap((file) =>
      readFileSync(file)
        .subarray(lengths.get(file))
        .toString('utf8')
        .split('\n')
        .filter((line) => pattern.test(line)),
    );
}
