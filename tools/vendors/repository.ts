import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';

/** The files that declarations are compared with. Paths are from the root. */
export interface Repository {
  /** A file's text; undefined without it. */
  textOf(path: string): string | undefined;
  /** The TypeScript files below a folder that are written by hand and run in production. */
  sourcesIn(folder: string): readonly string[];
}

const sources = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.ts$|\/tests\/|\/gen\//.test(file));

/** The checkout. */
export function checkout(): Repository {
  const all = sources();
  return {
    textOf: (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined),
    sourcesIn: (folder) => all.filter((file) => file.startsWith(`${folder}/`)),
  };
}
